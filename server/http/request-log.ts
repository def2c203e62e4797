import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';
import { pathOf } from './request-path.ts';

/** Logs one line when the reply is sent (or the client gone). No query or headers: they may contain secrets. */
export function logRequest(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): void {
  if (!logger.isLevelEnabled('info')) return;
  const start = performance.now();
  const path = pathOf(req.url);
  res.once('close', () => {
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const status = res.writableFinished ? res.statusCode : 499;
    logger.info({ requestId, method: req.method, path, status, ms }, 'request');
  });
}
