import { type JsonSchema, referredName } from '../json-schema.ts';

/** Keywords that describe a schema and don't restrict values. */
const NOTES = ['description', 'title', 'example', 'examples'];
/** Keywords that zod's fromJSONSchema supports, by type. It silently drops any other, or throws. */
const HEEDED: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'enum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'],
  boolean: [],
  null: [],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

/**
 * What zod's fromJSONSchema would read differently from JSON Schema 2020-12: a schema without a
 * type, keywords beside $ref, nullable, allOf, and every keyword that is not known to work (docs/decisions).
 * @param names names of the schemas that may be referred to
 * @returns one line per problem, none for a schema that is read correctly
 */
export function auditSchema(schema: JsonSchema, names: ReadonlySet<string>, place = 'schema'): string[] {
  const words = Object.keys(schema).filter((word) => !NOTES.includes(word));
  if (schema.$ref !== undefined) return auditRef(schema.$ref, words, names, place);
  if (schema.oneOf) return auditChoice(schema.oneOf, words, names, place);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return [`${place}: has no type`];
  const heeded = new Set(['type', ...types.flatMap((type) => HEEDED[type] ?? [])]);
  return [
    ...words.filter((word) => !heeded.has(word)).map((word) => `${place}: ${word} is not heeded here`),
    ...auditEnum(schema, words, place),
    ...auditInteger(schema, types, place),
    ...auditChildren(schema, names, place),
  ];
}

function auditRef(ref: string, words: string[], names: ReadonlySet<string>, place: string): string[] {
  const name = referredName(ref);
  return [
    ...words.filter((word) => word !== '$ref').map((word) => `${place}: ${word} is dropped beside $ref`),
    ...(name !== undefined && names.has(name) ? [] : [`${place}: ${ref} names no schema`]),
  ];
}

function auditChoice(
  choices: readonly JsonSchema[],
  words: string[],
  names: ReadonlySet<string>,
  place: string,
): string[] {
  return [
    ...words.filter((word) => word !== 'oneOf').map((word) => `${place}: ${word} is dropped beside oneOf`),
    ...choices.flatMap((choice, index) => auditSchema(choice, names, `${place}.oneOf[${index}]`)),
  ];
}

/** zod reads an enum as a choice of its values and ignores everything else. */
function auditEnum(schema: JsonSchema, words: string[], place: string): string[] {
  if (!schema.enum) return [];
  const others = words.filter((word) => word !== 'enum' && word !== 'type');
  const strangers = schema.enum.filter((value) => !ofType(value, schema.type));
  return [
    ...others.map((word) => `${place}: ${word} is dropped beside enum`),
    ...strangers.map((value) => `${place}: ${JSON.stringify(value)} is not of the type`),
  ];
}

/** zod accepts no integer that a JavaScript number can't represent exactly. */
function auditInteger(schema: JsonSchema, types: readonly string[], place: string): string[] {
  if (!types.includes('integer') || schema.enum) return [];
  const isBounded = Number.isSafeInteger(schema.minimum) && Number.isSafeInteger(schema.maximum);
  return isBounded ? [] : [`${place}: an integer needs a minimum and a maximum`];
}

function ofType(value: unknown, type: JsonSchema['type']): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function auditChildren(schema: JsonSchema, names: ReadonlySet<string>, place: string): string[] {
  const properties = schema.properties ?? {};
  const unknown = (schema.required ?? []).filter((name) => !Object.hasOwn(properties, name));
  const extra = schema.additionalProperties;
  return [
    ...unknown.map((name) => `${place}: ${name} is required and not described`),
    ...Object.entries(properties).flatMap(([name, part]) => auditSchema(part, names, `${place}.${name}`)),
    ...(schema.items ? auditSchema(schema.items, names, `${place}[]`) : []),
    ...(typeof extra === 'object' ? auditSchema(extra, names, `${place}{}`) : []),
  ];
}
