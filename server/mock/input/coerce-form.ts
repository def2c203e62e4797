import { type JsonSchema, referredName } from '../../calls/json-schema.ts';
import { SCHEMAS } from '../../calls/operations.ts';
import { checkJson, refuse } from './body-limits.ts';
import type { FormValue } from './parse-form.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const INDEX = /^(?:0|[1-9]\d{0,3})$/;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/**
 * Converts the texts of a form to the schema's types. Text that can't be converted stays text, so that the
 * validator names the field ('' is not a number); '' is null where null is allowed.
 */
export function coerceForm(value: FormValue, schema: JsonSchema, path: readonly PropertyKey[] = []): unknown {
  const shape = resolve(schema);
  const types = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
  if (types.includes('object')) return readObject(value, shape, path);
  if (types.includes('array')) return readList(value, shape, path);
  if (typeof value !== 'string') return value;
  if (value === '' && types.includes('null')) return null;
  if (types.includes('integer') || types.includes('number'))
    return NUMBER.test(value) ? Number(value) : value;
  if (types.includes('boolean')) return BOOLEANS[value] ?? value;
  return value;
}

function readObject(value: FormValue, schema: JsonSchema, path: readonly PropertyKey[]): unknown {
  if (typeof value === 'string') return readJson(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : {};
      return [key, coerceForm(part, field ?? {}, [...path, key])];
    }),
  );
}

function readList(value: FormValue, schema: JsonSchema, path: readonly PropertyKey[]): unknown {
  if (typeof value === 'string') return readJson(value, path);
  const keys = Object.keys(value);
  const list: unknown[] = [];
  for (const [position, key] of keys.entries()) {
    // an object keeps digit keys in order, so a gap shows as a key that differs from its position
    if (!INDEX.test(key) || Number(key) !== position)
      refuse(path, 'must be numbered 0, 1, 2 ... in brackets');
    list.push(coerceForm(value[key] ?? '', schema.items ?? {}, [...path, position]));
  }
  return list;
}

function readJson(text: string, path: readonly PropertyKey[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(path, 'must be JSON text');
  }
  checkJson(value, path);
  return value;
}

function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref === undefined ? undefined : referredName(schema.$ref);
  return name === undefined ? schema : resolve(SCHEMAS[name] ?? {});
}
