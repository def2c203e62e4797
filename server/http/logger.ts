import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/read-environment.ts';
import { loggedError } from './logged-error.ts';

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
