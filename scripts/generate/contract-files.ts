import { readFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { plainYaml } from '../../server/mock/tools/console/plain-yaml.ts';

const source = new URL('../../contracts/api/openapi.yaml', import.meta.url);

/** The contract as TypeScript types, and as plain JSON and YAML for the programs that read it. Texts by path. */
export async function contractFiles(): Promise<Record<string, string>> {
  const types = astToString(await openapiTypescript(source));
  const document = bundle(await readFile(source, 'utf8'));
  return {
    'contracts/api/generated/woojiapi.ts': `// Made from contracts/api/openapi.yaml by npm run generate. Not to be edited.\n\n${types}`,
    'contracts/api/generated/openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'contracts/api/generated/openapi.yaml': `# Made from contracts/api/openapi.yaml by npm run generate. Not to be edited.\n${plainYaml(document)}`,
  };
}

/** The contract with shared parts copied into each call. */
function bundle(text: string): Record<string, unknown> {
  const { 'x-shared': _, ...document } = parse(text, { merge: true });
  return document;
}
