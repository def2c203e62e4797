import { checkDepth, checkFieldCount, checkKey, checkText, refuse } from './body-limits.ts';

/** The fields of a form before the schema converts their texts. */
export interface FormFields {
  [key: string]: FormValue;
}
export type FormValue = string | FormFields;

/** `lines[0][number]`: a name, then steps in brackets. */
const FIELD_NAME = /^([^[\]]+)((?:\[[^[\]]+\])*)$/;

/**
 * Reads `a=1&lines[0][number]=2` into `{ a: '1', lines: { 0: { number: '2' } } }`. Lists stay objects with digits
 * for keys: only the schema knows which are lists.
 * @throws CallFailure "1" for bad escapes, names and repeats
 */
export function parseForm(text: string): FormFields {
  const form: FormFields = {};
  if (text === '') return form;
  const pairs = text.split('&');
  checkFieldCount(pairs.length);
  for (const pair of pairs) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), []);
    const path = readName(name);
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1), path);
    put(form, path, value);
  }
  return form;
}

function readName(name: string): readonly string[] {
  checkText(name, []);
  const match = FIELD_NAME.exec(name);
  if (!match) return refuse([], `the field name "${name.slice(0, 60)}" has the wrong format`);
  const [, first = '', brackets = ''] = match;
  const path = brackets === '' ? [first] : [first, ...brackets.slice(1, -1).split('][')];
  checkDepth(path.length, path);
  path.forEach((_, index) => {
    checkKey(path.slice(0, index + 1));
  });
  return path;
}

function put(form: FormFields, path: readonly string[], value: string): void {
  checkText(value, path);
  let place = form;
  for (const step of path.slice(0, -1)) {
    const next = Object.hasOwn(place, step) ? place[step] : undefined;
    if (typeof next === 'string') refuse(path, 'is given more than once');
    const fields = next ?? {};
    place[step] = fields;
    place = fields;
  }
  const last = path.at(-1) ?? '';
  if (Object.hasOwn(place, last)) refuse(path, 'is given more than once');
  place[last] = value;
}

function decode(text: string, path: readonly string[]): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return refuse(path, 'is not correctly percent-encoded UTF-8');
  }
}
