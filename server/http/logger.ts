import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/read-environment.ts';
import { loggedError } from './logged-error.ts';

/** Never in a log, wherever it turns up; the request log names none of them in the first place. */
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

/** @param to where the lines go; stdout, written without holding requests up, by default */
export function createLogger(level: LogLevel, to: DestinationStream = destination({ sync: false })): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' }, serializers: { err: loggedError } }, to);
}
