import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with a value, in plain English: `shoppingCarDetail[1].number: must be at least 1`.
 * @param input the whole value that was checked
 */
export function fieldMessage(issue: Issue, input: unknown): string {
  return `${fieldOf(issue) ?? 'body'}: ${why(issue, input)}`;
}

/** @returns the path of the field that an issue is about; undefined when it is about the whole value */
export function fieldOf(issue: Issue): string | undefined {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return path.length > 0 ? fieldPath(path) : undefined;
}

const INDEX = /^\d+$/;

/** `['lines', 1, 'number']` as `lines[1].number`; the value itself is called `body`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const text = path
    .map((step) => (INDEX.test(String(step)) ? `[${String(step)}]` : `.${String(step)}`))
    .join('');
  return text.replace(/^\./, '') || 'body';
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  object: 'must be an object',
  array: 'must be a list',
};

function why(issue: Issue, input: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field of this call';
  if (valueAt(input, issue.path) === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return kind(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `must be at most ${count(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_format':
      return 'has the wrong format';
    case 'invalid_union':
      // zod reads an enum of numbers as a choice of single values
      return oneOf(
        issue.errors.flat().flatMap((error) => (error.code === 'invalid_value' ? error.values : [])),
      );
    default:
      return 'is wrong';
  }
}

function kind(issue: z.core.$ZodIssueInvalidType): string {
  const name = 'format' in issue && issue.format === 'safeint' ? 'int' : issue.expected;
  return KINDS[name] ?? 'has the wrong type';
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty';
  const than = issue.inclusive === false ? 'more than' : 'at least';
  return `must be ${than} ${count(issue.minimum, issue.origin)}`;
}

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function count(number: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? ['', ''];
  return `${number} ${Number(number) === 1 ? one : many}`.trim();
}

function oneOf(values: readonly unknown[]): string {
  return `must be one of ${values.map(String).join(', ')}`;
}

export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
