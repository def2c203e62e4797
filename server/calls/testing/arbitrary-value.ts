import fc from 'fast-check';
import { type JsonSchema, referredName } from '../json-schema.ts';
import { SCHEMAS } from '../operations.ts';

type Bounds = JsonSchema & {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** The contract's pattern for text without NUL. */
const NO_NUL = '^[^\\u0000]*$';

/** Values that are valid by a schema of the contract. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  if (name !== undefined) return arbitraryOf(SCHEMAS[name] ?? {});
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(arbitraryOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Bounds): fc.Arbitrary<unknown> {
  const { minimum = -1e9, maximum = 1e9, exclusiveMinimum } = schema;
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.oneof(
        fc.integer({ min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1, max: maximum }),
        fc.double({
          min: exclusiveMinimum ?? minimum,
          max: maximum,
          minExcluded: exclusiveMinimum !== undefined,
          noNaN: true,
        }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 3),
      });
    case 'object':
      return record(schema);
    default:
      throw new Error(`the contract has no values of type ${type}`);
  }
}

/** Lengths count characters in JSON Schema and code units in zod: the same except for characters beyond the BMP. */
function text({ minLength = 0, maxLength = 40, pattern }: Bounds): fc.Arbitrary<string> {
  // most texts may contain anything but NUL: generating by length is faster than by pattern
  const anyText = pattern === undefined || pattern === NO_NUL;
  const any = anyText ? fc.string({ minLength, maxLength }) : fc.stringMatching(new RegExp(pattern));
  return any.filter((value) => value.length >= minLength && value.length <= maxLength);
}

function record(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, arbitraryOf(part)]),
  );
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
}

const stranger = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, 1, -1, 0.5, 1e9 + 1, true, '1', 'x'.repeat(6000), [], {}),
  fc.jsonValue(),
);

/** The same value with one thing changed, at any depth: replaced, left out, or added. Usually invalid. */
export function broken(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return stranger;
  const keys = Object.keys(value);
  const copy = () => (Array.isArray(value) ? [...value] : { ...value });
  const changed = fc.constantFrom(...keys, 'surplus').chain((key) =>
    broken(Reflect.get(value, key)).map((part) => {
      const result = copy();
      Reflect.set(result, Array.isArray(result) && key === 'surplus' ? result.length : key, part);
      return result;
    }),
  );
  const without = fc.constantFrom('', ...keys).map((key) => {
    if (Array.isArray(value)) return value.slice(1);
    const result = { ...value };
    Reflect.deleteProperty(result, key);
    return result;
  });
  return fc.oneof(
    { arbitrary: stranger, weight: 1 },
    { arbitrary: changed, weight: 5 },
    { arbitrary: without, weight: 2 },
  );
}
