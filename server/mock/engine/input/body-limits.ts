import { CallFailure } from '../../../calls/call-failure.ts';
import { fieldPath } from '../../../calls/field-message.ts';

export const MAX_BODY_BYTES = 256 * 1024;
/** A full batch is 100 lines of 17 fields. */
const MAX_FIELDS = 2000;
/** Enough for a plan of 200 rooms of a dozen parts and 2,000 doorways, which always comes as JSON. */
const MAX_JSON_FIELDS = 32_000;
const MAX_DEPTH = 8;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const SURROGATE = /\p{Surrogate}/u;

/** A body or query that breaks the contract: "1" with HTTP 400. */
export function refuse(path: readonly PropertyKey[], why: string): never {
  const field = path.length > 0 ? fieldPath(path) : undefined;
  throw new CallFailure('1', `${field ?? 'body'}: ${why}`, 400, { field });
}

/** @throws CallFailure for a key that could reach an object's prototype */
export function checkKey(path: readonly PropertyKey[]): void {
  const key = path.at(-1);
  if (typeof key === 'string' && FORBIDDEN_KEYS.has(key)) refuse(path, 'is not allowed');
}

/** Refuses text that databases and JSON can't hold: NUL, and halves of a character. */
export function checkText(text: string, path: readonly PropertyKey[]): void {
  if (text.includes('\0')) refuse(path, 'must not contain the NUL character');
  if (SURROGATE.test(text)) refuse(path, 'must be well-formed Unicode text');
}

/** @param depth 1 for a field of the body itself */
export function checkDepth(depth: number, path: readonly PropertyKey[]): void {
  if (depth > MAX_DEPTH) refuse(path.slice(0, 1), `must not be nested deeper than ${MAX_DEPTH} levels`);
}

/** @param most that of a form by default */
export function checkFieldCount(count: number, most = MAX_FIELDS): void {
  if (count > most) refuse([], `must not have more than ${most} fields`);
}

/** Checks a parsed JSON value against the limits: depth, number of fields, keys and texts. */
export function checkJson(value: unknown, start: readonly PropertyKey[] = []): void {
  let fields = 0;
  const visit = (part: unknown, path: readonly PropertyKey[]): void => {
    checkDepth(path.length, path);
    if (typeof part === 'string') checkText(part, path);
    if (typeof part !== 'object' || part === null) return;
    const keys: PropertyKey[] = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
    fields += keys.length;
    checkFieldCount(fields, MAX_JSON_FIELDS);
    for (const key of keys) {
      checkKey([...path, key]);
      visit(Reflect.get(part, key), [...path, key]);
    }
  };
  visit(value, start);
}
