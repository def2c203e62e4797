import { visibleText } from '../../../../contracts/domain/text/visible-text.ts';

/** A password is taken as typed: it may contain anything. */
const SECRET = /password/i;

/** The input of a call without the invisible characters that come along with pasted text. */
export function visibleInput(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visibleInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? part : visibleInput(part)]),
  );
}
