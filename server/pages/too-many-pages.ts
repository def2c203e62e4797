import type { ErrorRequestHandler } from 'express';

/** Too many visitors wait for pages that are not in the cache. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** About as long as a full queue takes. */
const RETRY_SECONDS = '3';

export const refuseTooMany: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof TooManyPages)) return next(error);
  res.status(503).set({ 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
  res.type('text/plain').send('The shop is very busy at the moment. Please try again in a few seconds.\n');
};
