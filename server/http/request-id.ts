import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { traceOf } from './trace.ts';

const HARMLESS = /^[A-Za-z0-9-]{1,64}$/;
const process = randomBytes(6).toString('hex');
let serial = 0;

/** Gives a request the id that its log lines and reply carry: the caller's if harmless, else that of its trace, else our own. */
export function nameRequest(req: IncomingMessage): string {
  const asked = req.headers['x-request-id'];
  if (typeof asked === 'string' && HARMLESS.test(asked)) return asked;
  const id = traceOf(req)?.traceId ?? ownId();
  req.headers['x-request-id'] = id;
  return id;
}

function ownId(): string {
  serial += 1;
  return `${process}-${serial.toString(36)}`;
}

/** Id of a request that nameRequest has seen. */
export function requestIdOf(req: IncomingMessage): string {
  return String(req.headers['x-request-id'] ?? '');
}
