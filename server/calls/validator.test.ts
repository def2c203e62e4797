import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import document from '../../contracts/generated/openapi.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';
import { OPERATIONS, SCHEMAS } from './operations.ts';
import { arbitraryOf, broken } from './testing/arbitrary-value.ts';
import { zodSchema } from './validator.ts';

const ajv = new Ajv2020({ strict: false }).addSchema(document, 'contract');
/** The second opinion: Ajv, which is tested against the JSON Schema suite. */
const byAjv = (schema: JsonSchema) => {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return ajv.compile(JSON.parse(text));
};

const subjects: [string, JsonSchema][] = [
  ...Object.keys(SCHEMAS).map((name): [string, JsonSchema] => [
    name,
    { $ref: `#/components/schemas/${name}` },
  ]),
  ...[...OPERATIONS.values()].map(({ path, input }): [string, JsonSchema] => [path, input]),
];

describe.each(subjects)('zod and Ajv agree on %s', (_, schema) => {
  const zod = zodSchema(schema);
  const second = byAjv(schema);

  it('about valid values', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(second(value), JSON.stringify(value)).toBe(true);
        expect(zod.safeParse(value).success, JSON.stringify(value)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('about broken values', () => {
    fc.assert(
      fc.property(arbitraryOf(schema).chain(broken), (value) => {
        expect(zod.safeParse(value).success, JSON.stringify(value)).toBe(second(value));
      }),
      { numRuns: 60 },
    );
  });
});
