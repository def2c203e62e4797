import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../config/read-environment.ts';

/** Hidden wherever they turn up in a log; the request log contains none of them anyway. */
const SECRETS = [
  'token',
  'access_token',
  'sign',
  'salt',
  'siteSalt',
  'signSalt',
  'password',
  'repassword',
  'authCode',
  'authorization',
  'cookie',
  'body',
  'headers',
];

export type { Logger };

/** Bytes that a pipe writes atomically, so that the workers, who share stdout, don't mix their lines. */
const WHOLE_WRITE = 4096;
const toStdout = () => destination({ sync: false, maxWrite: WHOLE_WRITE });

/** @param to where the lines go; by default stdout, written without blocking requests */
export function createLogger(level: LogLevel, to: DestinationStream = toStdout()): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' }, serializers: { err: loggedError } }, to);
}

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
