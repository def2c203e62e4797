import { type JsonSchema, referredName } from '../../../calls/json-schema.ts';
import { SCHEMAS } from '../../../calls/operations.ts';
import { checkJson, refuse } from './body-limits.ts';
import { type FormFields, type FormValue, isRepeated } from './parse-form.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const INDEX = /^(?:0|[1-9]\d{0,3})$/;
const IN_BRACKETS = 'numbered 0, 1, 2 ... in brackets';
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/**
 * Converts the texts of a form to the schema's types. Text that can't be converted stays text, so that the
 * validator names the field ('' is not a number); '' is null where null is allowed.
 */
export function coerceForm(value: FormValue, schema: JsonSchema, path: readonly PropertyKey[] = []): unknown {
  const shape = resolve(schema);
  const types = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
  if (types.includes('array')) return readList(value, shape, path);
  if (isRepeated(value)) return refuse(path, 'is given more than once');
  if (types.includes('object')) return readObject(value, shape, path);
  if (typeof value !== 'string') return value;
  if (value === '' && types.includes('null')) return null;
  if (types.includes('integer') || types.includes('number'))
    return NUMBER.test(value) ? Number(value) : value;
  if (types.includes('boolean')) return BOOLEANS[value] ?? value;
  return value;
}

function readObject(value: string | FormFields, schema: JsonSchema, path: readonly PropertyKey[]): unknown {
  if (typeof value === 'string') return readJson(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : {};
      return [key, coerceForm(part, field ?? {}, [...path, key])];
    }),
  );
}

function readList(value: FormValue, schema: JsonSchema, path: readonly PropertyKey[]): unknown {
  const items = schema.items ?? {};
  if (isRepeated(value)) return value.map((part, position) => coerceForm(part, items, [...path, position]));
  // a list whose repeated name was sent only once; a list as JSON text would begin with a bracket
  if (typeof value === 'string' && isPlain(items) && !/^\s*(\[|$)/.test(value))
    return [coerceForm(value, items, [...path, 0])];
  if (typeof value === 'string') return readJson(value, path, `must be JSON text, or ${IN_BRACKETS}`);
  const keys = Object.keys(value);
  const list: unknown[] = [];
  for (const [position, key] of keys.entries()) {
    // an object keeps digit keys in order, so a gap shows as a key that differs from its position
    if (!INDEX.test(key) || Number(key) !== position) refuse(path, `must be ${IN_BRACKETS}`);
    list.push(coerceForm(value[key] ?? '', items, [...path, position]));
  }
  return list;
}

function readJson(text: string, path: readonly PropertyKey[], why = 'must be JSON text'): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(path, why);
  }
  checkJson(value, path);
  return value;
}

/** Whether its values are texts, numbers or the like, not objects or lists. */
function isPlain(schema: JsonSchema): boolean {
  const { type = [] } = resolve(schema);
  return ![type].flat().some((one) => one === 'object' || one === 'array');
}

function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  return name === undefined ? schema : resolve(SCHEMAS[name] ?? {});
}
