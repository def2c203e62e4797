import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/** Makes contracts/generated from contracts/openapi.yaml. With `--check`, says what has drifted and changes nothing. */
const source = new URL('../contracts/openapi.yaml', import.meta.url);
const generated = {
  'woojiapi.ts': `// Made from contracts/openapi.yaml by npm run contract:generate. Not to be edited.\n\n${astToString(await openapiTypescript(source))}`,
  'openapi.json': `${JSON.stringify(parse(await readFile(source, 'utf8')), null, 1)}\n`,
};

const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(generated)) {
  const file = new URL(`../contracts/generated/${name}`, import.meta.url);
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old === text) continue;
  if (check) {
    console.error(`contracts/generated/${name} is out of date: run npm run contract:generate`);
    process.exitCode = 1;
  } else {
    await writeFile(file, text);
    console.log(`wrote contracts/generated/${name}`);
  }
}
