import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import document from '../../contracts/api/generated/openapi.json' with { type: 'json' };
import { type Fault, offenders } from '../../fixtures/testing/offenders.ts';
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

/** Every schema of the contract, and the inputs without a named schema, which are those of queries. */
const described: readonly (readonly [string, JsonSchema])[] = [
  ...Object.keys(SCHEMAS).map((name) => [name, { $ref: `#/components/schemas/${name}` }] as const),
  ...[...OPERATIONS.values()].flatMap(({ path, input }) =>
    input.$ref === undefined ? [[path, input] as const] : [],
  ),
];
const subjects = described.map(([name, schema]) => {
  const zod = zodSchema(schema);
  const second = byAjv(schema);
  return { name, schema, zod: (value: unknown) => zod.safeParse(value).success, ajv: second };
});
type Subject = (typeof subjects)[number];
const taken = (is: boolean) => (is ? 'takes' : 'refuses');

describe('zod', () => {
  it('and Ajv accept every value that a schema of the contract describes', () => {
    const faulty = offenders(subjects, nameOf, (subject) => [
      dispute(subject, arbitraryOf(subject.schema), 25, (byZod, byAjv) => byZod && byAjv),
    ]);
    expect(faulty).toEqual([]);
  });

  it('refuses a value broken in one place, at any depth, whenever Ajv does, and only then', () => {
    const faulty = offenders(subjects, nameOf, (subject) => [
      dispute(subject, arbitraryOf(subject.schema).chain(broken), 60, (byZod, byAjv) => byZod === byAjv),
    ]);
    expect(faulty).toEqual([]);
  });
});

const nameOf = ({ name }: Subject) => name;

/** The smallest value found on which the two disagree. */
function dispute(
  { zod, ajv }: Subject,
  values: fc.Arbitrary<unknown>,
  numRuns: number,
  isDue: (byZod: boolean, byAjv: boolean) => boolean,
): Fault {
  const agreement = fc.property(values, (value) => isDue(zod(value), ajv(value) === true));
  const { counterexample } = fc.check(agreement, { numRuns });
  if (counterexample === null) return false;
  const [value] = counterexample;
  return `zod ${taken(zod(value))}, Ajv ${taken(ajv(value) === true)} ${JSON.stringify(value)}`;
}
