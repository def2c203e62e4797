import { CallFailure } from '../calls/call-failure.ts';
import type { JsonSchema } from '../calls/json-schema.ts';
import { isNested, valueSchema } from './contract-fields.ts';
import { UNITS, type UnitName } from './units.ts';

/** The two names of a field, and what lies below it. */
export interface FieldNames {
  readonly ours: string;
  readonly theirs: string;
  readonly unit: UnitName | undefined;
  readonly schema: JsonSchema;
  readonly below: readonly FieldNames[];
}

/** How the backend names one of our own calls. */
export interface CallNames {
  /** its path at the backend */
  readonly path: string;
  readonly request: readonly FieldNames[];
  readonly reply: readonly FieldNames[];
  /** its result codes, and ours for each */
  readonly codes: ReadonlyMap<string, string>;
}

/** Names of the mapped calls alone. */
export type UpstreamMap = ReadonlyMap<string, CallNames>;

type Side = 'ours' | 'theirs';
const other = (side: Side): Side => (side === 'ours' ? 'theirs' : 'ours');

const fieldNamed = (fields: readonly FieldNames[], name: string, side: Side) =>
  fields.find((field) => field[side] === name);

/** @param side whose names and units the value gets */
export function translated(value: unknown, fields: readonly FieldNames[], side: Side): unknown {
  if (fields.length === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => translated(entry, fields, side));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const field = fieldNamed(fields, name, other(side));
      if (field) return [[field[side], translatedPart(part, field, side)]];
      // under this name the reader would take it for another field
      return fieldNamed(fields, name, side) ? [] : [[name, part]];
    }),
  );
}

function translatedPart(value: unknown, { unit, schema, below }: FieldNames, side: Side): unknown {
  if (unit === undefined) return translated(value, below, side);
  const convert = (single: unknown): unknown => {
    if (Array.isArray(single)) return single.map(convert);
    return side === 'theirs' ? UNITS[unit].toTheirs(single) : UNITS[unit].toOurs(single, valueSchema(schema));
  };
  return convert(value);
}

/**
 * A form in the backend's names: `lines[0][number]=2` as well as lists that are JSON text.
 * @throws CallFailure "1" with HTTP 400 for bad escapes
 */
export function translatedForm(text: string, fields: readonly FieldNames[]): string {
  const pairs = text.split('&').filter((pair) => pair !== '');
  return pairs.flatMap((pair) => translatedPair(pair, fields)).join('&');
}

function translatedPair(pair: string, fields: readonly FieldNames[]): string[] {
  const equals = pair.indexOf('=');
  const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
  const value = equals < 0 ? '' : decoded(pair.slice(equals + 1));
  const steps = name.split(/(?=\[)|(?<=\[)|(?=\])/);
  let level = fields;
  let last: FieldNames | undefined;
  const named = steps.map((step) => {
    if (/^([[\]]|\d*)$/.test(step)) return step;
    const found = fieldNamed(level, step, 'ours');
    if (!found && fieldNamed(level, step, 'theirs')) return undefined;
    last = found;
    level = found?.below ?? [];
    return found?.theirs ?? step;
  });
  if (named.includes(undefined)) return [];
  const written = last ? textFor(value, last) : value;
  return [`${encodeURIComponent(named.join(''))}=${encodeURIComponent(written)}`];
}

function textFor(text: string, field: FieldNames): string {
  const plain = String(translatedPart(text, field, 'theirs'));
  if (!isNested(field.schema) || !/^\s*[[{]/.test(text)) return plain;
  try {
    return JSON.stringify(translatedPart(JSON.parse(text), field, 'theirs'));
  } catch {
    return plain;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new CallFailure('1', 'body: is not correctly percent-encoded UTF-8', 400);
  }
}

/** The path of a field that the backend complains about, e.g. `lines[1].number`, in our names. */
function translatedPath(path: string, fields: readonly FieldNames[]): string {
  let level = fields;
  const steps = path.split('.').map((step) => {
    const [name = ''] = step.split('[');
    const found = fieldNamed(level, name, 'theirs');
    level = found?.below ?? [];
    return (found?.ours ?? name) + step.slice(name.length);
  });
  return steps.join('.');
}

/** A reply in our names, units and codes. */
export function translatedReply(value: object, { request, reply, codes }: CallNames): object {
  const ours = translated(value, reply, 'ours');
  if (typeof ours !== 'object' || ours === null || Array.isArray(ours)) return value;
  const code = 'resultCode' in ours ? codes.get(String(ours.resultCode)) : undefined;
  return {
    ...ours,
    ...(code === undefined ? {} : { resultCode: code }),
    ...('field' in ours && typeof ours.field === 'string'
      ? { field: translatedPath(ours.field, request) }
      : {}),
  };
}
