import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';
import { requestIdOf } from './request-id.ts';

const SAID: Readonly<Record<number, string>> = {
  400: "This address can't be read.",
  404: 'There is no page at this address.',
  405: "This address doesn't accept that kind of request.",
};
const FAILED = 'Something went wrong on our side. Please try again in a moment.';

/** The error's own status if the client caused it (Express's http-errors), else 500. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function say(res: Response, status: number, text: string): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
}

/** For a request that no other handler took. */
export const notFound: RequestHandler = (_req, res) => {
  say(res, 404, SAID[404] ?? FAILED);
};

/** Turns every error into a reply that says what to do, and a log line that says why. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const status = statusOf(error);
    const requestId = requestIdOf(req);
    if (status === 500) logger.error({ requestId, err: error }, 'request failed');
    if (res.headersSent) {
      // Half a reply must not look like a whole one.
      res.destroy();
      return;
    }
    say(
      res,
      status,
      SAID[status] ??
        (status === 500 ? `${FAILED} (${requestId})` : 'There is something wrong with this request.'),
    );
  };
}
