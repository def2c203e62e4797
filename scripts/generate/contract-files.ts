import openapiTypescript, { astToString } from 'openapi-typescript';
import { plainYaml } from '../../server/mock/tools/console/plain-yaml.ts';
import { bundleContract } from './bundle-contract.ts';
import { schemaAlone } from './schema-alone.ts';

const MADE = 'Made from contracts/api/openapi by npm run generate. Not to be edited.';

/** The contract in one piece: as TypeScript types, and as plain JSON and YAML for the programs that read it. Texts by path. */
export async function contractFiles(): Promise<Record<string, string>> {
  const document = await bundleContract('contracts/api/openapi');
  const json = JSON.stringify(document, null, 1);
  const types = astToString(await openapiTypescript(json));
  return {
    'contracts/api/generated/woojiapi.ts': `// ${MADE}\n\n${types}`,
    'contracts/api/generated/openapi.json': `${json}\n`,
    'contracts/api/generated/plan-schema.json': `${JSON.stringify(schemaAlone('Plan', document.components.schemas ?? {}), null, 1)}\n`,
    'contracts/api/generated/openapi.yaml': `# ${MADE}\n${plainYaml(document)}`,
  };
}
