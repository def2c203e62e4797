import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';
import { notesOf, statusOf } from './reply-notes.ts';
import { pathOf } from './request-target.ts';
import { traceOf } from './trace.ts';

/**
 * Logs one line when the reply is sent (or the client gone): as information, from 400 on as a warning, from 500 on as an
 * error. No query or headers: they may contain secrets.
 */
export function logRequest(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): void {
  if (!logger.isLevelEnabled('error')) return;
  const start = performance.now();
  const path = pathOf(req.url);
  res.once('close', () => {
    const status = statusOf(res);
    const level = status < 400 ? 'info' : status < 500 ? 'warn' : 'error';
    if (!logger.isLevelEnabled(level)) return;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const traceId = traceOf(req)?.traceId;
    const line = { requestId, traceId, method: req.method, path, status, ms, ...notesOf(res) };
    logger[level](line, 'request');
  });
}
