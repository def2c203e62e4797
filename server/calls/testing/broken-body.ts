import fc from 'fast-check';
import { type JsonSchema, referredName } from '../json-schema.ts';
import { SCHEMAS } from '../operations.ts';

type Body = Readonly<Record<string, unknown>>;
type Text = JsonSchema & { readonly maxLength?: number };

/** A body that breaks the contract in one way, and a description of that way. */
export interface BrokenBody {
  readonly how: string;
  readonly field: string;
  readonly body: Body;
}

function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  return name === undefined ? schema : resolve(SCHEMAS[name] ?? {});
}

const typesOf = (schema: JsonSchema): readonly string[] =>
  typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);

/** A value of a type that the schema doesn't accept. */
function wrongType(schema: JsonSchema): fc.Arbitrary<unknown> {
  const types = typesOf(schema);
  const others: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.string(),
    number: fc.integer(),
    boolean: fc.boolean(),
    null: fc.constant(null),
    object: fc.constant({}),
    array: fc.constant([]),
  };
  const taken = new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
  // an enum has no type, so anything but its values is wrong, such as an object
  if (taken.size === 0) return fc.constant({});
  return fc.oneof(...Object.entries(others).flatMap(([type, value]) => (taken.has(type) ? [] : [value])));
}

/**
 * Breaks a valid body: a required field dropped, a field of the wrong type, a text too long, or an extra field.
 * @param schema of the body
 */
export function breakBody(schema: JsonSchema, body: Body): fc.Arbitrary<BrokenBody> {
  const { properties = {}, required = [] } = resolve(schema);
  const fields = Object.entries(properties).map(([field, part]) => ({ field, part: resolve(part) as Text }));
  const dropped = required.map((field) =>
    fc.constant({
      how: 'dropped',
      field,
      body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
    }),
  );
  const mistyped = fields.map(({ field, part }) =>
    wrongType(part).map((value) => ({ how: 'wrong type', field, body: { ...body, [field]: value } })),
  );
  const tooLong = fields.flatMap(({ field, part: { maxLength } }) =>
    maxLength === undefined
      ? []
      : [
          fc.integer({ min: 1, max: 50 }).map((more) => ({
            how: 'too long',
            field,
            body: { ...body, [field]: 'x'.repeat(maxLength + more) },
          })),
        ],
  );
  const surplus = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((name) => !Object.hasOwn(properties, name) && /^[A-Za-z]+$/.test(name))
    .map((field) => ({ how: 'surplus', field, body: { ...body, [field]: 'x' } }));
  const groups = [dropped, mistyped, tooLong, [surplus]].filter((group) => group.length > 0);
  return fc.oneof(...groups.map((group) => fc.oneof(...group)));
}
