/** A piece of code among values. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a test can hold: a value of JSON, or code in its place. */
export type Source = string | number | boolean | null | Code | readonly Source[] | SourceObject;
export interface SourceObject {
  readonly [name: string]: Source;
}

/** Columns of a line, as our formatter has them. */
const WIDTH = 110;
/** A longer object has a line for each field. */
const SHORT = 80;
const STEP = '  ';
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A text as a string literal: no character of it ends the literal or is read as code. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  const count = (quote: string) => text.split(quote).length;
  if (count("'") > count('"')) return `"${inner}"`;
  return `'${inner.replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? String.raw`\'` : part))}'`;
}

/** A text within a template literal. */
export const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** A value as our formatter writes it. @param indent of the line on which it begins */
function printed(value: Source, indent: string): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = indent + STEP;
  if (isList(value)) {
    const items = value.map((item) => (isEmpty(item) ? '{}' : expanded(item, inner)));
    const line = `[${items.join(', ')}]`;
    if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  const line = onOneLine(value);
  return line !== undefined && indent.length + line.length <= SHORT ? line : expanded(value, indent);
}

/** An object with a line for each of its fields; anything else as ever. */
function expanded(value: Source, indent: string): string {
  if (!isObject(value) || isEmpty(value)) return printed(value, indent);
  const inner = indent + STEP;
  const lines = Object.entries(value).map(([name, each]) => {
    const key = keyOf(name);
    const text = printed(each, inner);
    const line = `${inner}${key}: ${text},\n`;
    const isLong = typeof each === 'string' && line.length > WIDTH + 1;
    return isLong ? `${inner}${key}:\n${inner}${STEP}${text},\n` : line;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** @returns undefined for an object with a list of objects in it, which our formatter doesn't leave on a line */
function onOneLine(value: SourceObject): string | undefined {
  const fields = Object.entries(value).map(([name, each]) => {
    const text = isObject(each)
      ? onOneLine(each)
      : isList(each) && each.some(isObject)
        ? undefined
        : printed(each, '');
    return text === undefined ? undefined : `${keyOf(name)}: ${text}`;
  });
  if (fields.length === 0) return '{}';
  return fields.includes(undefined) ? undefined : `{ ${fields.join(', ')} }`;
}

const keyOf = (name: string) => (NAME.test(name) ? name : quoted(name));

/**
 * A call of a function: on one line if it fits, else with an object at the end that has a line for each field, else with a line for
 * each argument.
 * @param head what stands before the bracket, e.g. `await world.call`
 * @param tail what stands behind it
 */
export function called(head: string, given: readonly Source[], indent: string, tail = ';'): string {
  const line = `${indent}${head}(${given.map((each) => printed(each, indent)).join(', ')})${tail}`;
  if (!line.includes('\n') && line.length <= WIDTH) return line;
  const last = given.at(-1);
  const before = given.slice(0, -1);
  if (last !== undefined && (isObject(last) || isList(last)) && !before.some(isObject)) {
    const first = before.map((each) => `${printed(each, indent)}, `).join('');
    return `${indent}${head}(${first}${expanded(last, indent)})${tail}`;
  }
  const inner = indent + STEP;
  return `${indent}${head}(\n${given.map((each) => `${inner}${printed(each, inner)},\n`).join('')}${indent})${tail}`;
}

const isList = (value: Source): value is readonly Source[] => Array.isArray(value);
const isObject = (value: Source): value is SourceObject =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof Code);
const isEmpty = (value: Source) => isObject(value) && Object.keys(value).length === 0;
