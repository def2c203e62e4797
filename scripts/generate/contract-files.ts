import openapiTypescript, { astToString } from 'openapi-typescript';
import { withZodRefs } from '../../server/calls/json-schema.ts';
import { plainYaml } from '../../server/mock/tools/console/plain-yaml.ts';
import { bundleContract } from './bundle-contract.ts';

const madeFrom = (folder: string) => `Made from ${folder} by npm run generate. Not to be edited.`;
const CONTRACT = 'contracts/api/openapi';
const CONSOLE = 'contracts/api/console';

/** The contract and the console's API, each in one piece: as TypeScript types, and as plain JSON and YAML for the programs that read it. Texts by path. */
export async function contractFiles(): Promise<Record<string, string>> {
  const document = await bundleContract(CONTRACT);
  const json = JSON.stringify(document, null, 1);
  const types = astToString(await openapiTypescript(json));
  const console = JSON.stringify(await bundleContract(CONSOLE), null, 1);
  const consoleTypes = astToString(await openapiTypescript(console, { immutable: true }));
  return {
    'contracts/api/generated/woojiapi.ts': `// ${madeFrom(CONTRACT)}\n\n${types}`,
    'contracts/api/generated/openapi.json': `${json}\n`,
    'contracts/api/generated/plan-schema.json': `${JSON.stringify(schemaAlone('Plan', document.components.schemas ?? {}), null, 1)}\n`,
    'contracts/api/generated/openapi.yaml': `# ${madeFrom(CONTRACT)}\n${plainYaml(document)}`,
    'contracts/api/generated/console.ts': `// ${madeFrom(CONSOLE)}\n\n${consoleTypes}`,
    'contracts/api/generated/console.json': `${console}\n`,
  };
}

type Schemas = Readonly<Record<string, unknown>>;

/** A schema of the contract with those that it refers to and no others, for the browser. */
function schemaAlone(name: string, schemas: Schemas): Schemas {
  const found: Record<string, unknown> = {};
  const add = (wanted: string) => {
    if (wanted in found) return;
    const text = JSON.stringify(withZodRefs(schemas[wanted]));
    found[wanted] = JSON.parse(text);
    for (const [, referred = ''] of text.matchAll(/"#\/\$defs\/(\w+)"/g)) add(referred);
  };
  add(name);
  return { $ref: `#/$defs/${name}`, $defs: found };
}
