import { checkDepth, checkFieldCount, checkKey, checkText, refuse } from './body-limits.ts';

/** The fields of a form before the schema converts their texts. */
export interface FormFields {
  [key: string]: FormValue;
}
/** A list of texts is a field that was given several times. */
export type FormValue = string | readonly string[] | FormFields;

/** `lines[0][number]` or `files[]`: a name, then steps in brackets. */
const FIELD_NAME = /^([^[\]]+)((?:\[[^[\]]+\])*(?:\[\])?)$/;
const NEXT = '';

/**
 * Reads `a=1&lines[0][number]=2` into `{ a: '1', lines: { 0: { number: '2' } } }`. Lists stay objects with digits
 * for keys, and a repeated name is a list of its texts: only the schema knows which are lists. `files[]=a` is the next of a list.
 * @throws CallFailure "1" for bad escapes and names
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
  if (!match) return refuse([], `the field name "${name.slice(0, 60)}" has the wrong format${hintFor(name)}`);
  const [, first = '', brackets = ''] = match;
  const path = brackets === '' ? [first] : [first, ...brackets.slice(1, -1).split('][')];
  checkDepth(path.length, path);
  path.forEach((_, index) => {
    checkKey(path.slice(0, index + 1));
  });
  return path;
}

/** How to write `lines[][number]` instead, which other servers accept although it is unclear which line is meant. */
const hintFor = (name: string): string =>
  name.includes('[]') ? ': number the lines of a list from 0, as in lines[0][number]' : '';

function put(form: FormFields, path: readonly string[], value: string): void {
  checkText(value, path);
  let place = form;
  for (const step of path.slice(0, -1)) {
    const next = Object.hasOwn(place, step) ? place[step] : undefined;
    if (typeof next === 'string' || isRepeated(next)) refuse(path, 'is given more than once');
    const fields = next ?? {};
    place[step] = fields;
    place = fields;
  }
  const step = path.at(-1) ?? NEXT;
  const last = step === NEXT ? String(Object.keys(place).length) : step;
  const before = Object.hasOwn(place, last) ? place[last] : undefined;
  if (before === undefined) place[last] = value;
  else if (typeof before === 'string') place[last] = [before, value];
  else if (isRepeated(before)) place[last] = [...before, value];
  else refuse(path, 'is given more than once');
}

export const isRepeated = (value: FormValue | undefined): value is readonly string[] => Array.isArray(value);

function decode(text: string, path: readonly string[]): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return refuse(path, 'is not correctly percent-encoded UTF-8');
  }
}
