import { type JsonSchema, referredName } from '../calls/json-schema.ts';
import { type Operation, SCHEMAS } from '../calls/operations.ts';
import { replyContents } from '../calls/reply-contents.ts';

/** The fields of an object, or of a list's entries, by their names in the contract. */
export type ContractFields = ReadonlyMap<string, JsonSchema>;

/** @returns the kinds of value that a schema stands for, without references */
function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  if (name !== undefined) return shapesOf(SCHEMAS[name] ?? {});
  return schema.oneOf ? schema.oneOf.flatMap(shapesOf) : [schema];
}

/** Fields of a schema's objects; through lists, as their entries have the same names. */
export function fieldsOf(schema: JsonSchema): ContractFields {
  const fields = shapesOf(schema).flatMap((shape) => [
    ...Object.entries(shape.properties ?? {}),
    ...(shape.items ? fieldsOf(shape.items) : []),
  ]);
  return new Map(fields);
}

/** The schema of a single value, also where a field is a list of such values. */
export function valueSchema(schema: JsonSchema): JsonSchema {
  const [shape = {}] = shapesOf(schema);
  return shape.items ? valueSchema(shape.items) : shape;
}

/** Whether a form carries the field as JSON text. */
export const isNested = (schema: JsonSchema): boolean =>
  shapesOf(schema).some(({ properties, items }) => properties !== undefined || items !== undefined);

/** The schema of a call's replies, failures included. */
export function replySchema({ path }: Operation): JsonSchema {
  return replyContents(path).get('200')?.get('application/json')?.schema ?? {};
}
