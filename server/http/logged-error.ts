import { stdSerializers } from 'pino';

/** Where PostgreSQL repeats the values of a row or the text of a statement. */
const HOLD_VALUES = new Set(['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters']);
/** PostgreSQL's class of data exceptions: their message quotes the value. */
const DATA_EXCEPTION = /^22\w{3}$/;

/** What is logged of an error: what failed and where, never what customers wrote. */
export function loggedError(error: Error): object {
  const plain: Record<string, unknown> = { ...stdSerializers.err(error) };
  const kept = Object.fromEntries(Object.entries(plain).filter(([name]) => !HOLD_VALUES.has(name)));
  if (!DATA_EXCEPTION.test(String(plain.code))) return kept;
  return {
    ...kept,
    message: 'data exception',
    stack: String(plain.stack).replace(/^[\s\S]*?(?=\n {4}at )/, ''),
  };
}
