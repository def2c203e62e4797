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

/** @param to where the lines go; by default stdout, written without blocking requests */
export function createLogger(level: LogLevel, to: DestinationStream = destination({ sync: false })): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' }, serializers: { err: loggedError } }, to);
}
