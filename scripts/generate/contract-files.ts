import { readFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const source = new URL('../../contracts/openapi.yaml', import.meta.url);

/** The contract as TypeScript types, and as JSON for the programs that read it. Texts by path. */
export async function contractFiles(): Promise<Record<string, string>> {
  const types = astToString(await openapiTypescript(source));
  // merge: parts that calls share are written once and merged in with <<
  const document = parse(await readFile(source, 'utf8'), { merge: true });
  return {
    'contracts/generated/woojiapi.ts': `// Made from contracts/openapi.yaml by npm run generate. Not to be edited.\n\n${types}`,
    'contracts/generated/openapi.json': `${JSON.stringify(document, null, 1)}\n`,
  };
}
