import { visibleText } from '../../../contracts/rules/visible-text.ts';

/** Taken as typed: a password may hold anything. */
const SECRET = /password/i;

/** The input of a call, its texts without invisible characters, as people paste them. */
export function visibleInput(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visibleInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? part : visibleInput(part)]),
  );
}
