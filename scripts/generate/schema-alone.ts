import { withZodRefs } from '../../server/calls/json-schema.ts';

type Schemas = Readonly<Record<string, unknown>>;

/** A schema of the contract with those that it refers to and no others, for the browser. */
export function schemaAlone(name: string, schemas: Schemas): Schemas {
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
