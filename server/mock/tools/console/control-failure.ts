import type { ErrorRequestHandler } from 'express';
import { HarFailure } from '../journal/read-har.ts';
import { SavedWorldFailure } from '../saved-worlds/saved-world.ts';
import { WrongWorld } from '../worlds/worlds.ts';

/** A refused control call; the message is `field: why`. */
export class ControlFailure extends Error {
  override readonly name = 'ControlFailure';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Errors of Express's parsers about a body, in our words; not all of them have a limit, in bytes. */
const BODY_FAILURES: Readonly<Record<number, (limit: number) => string>> = {
  400: () => 'body: must be JSON',
  413: (limit) => `body: must not be larger than ${limitText(limit)}`,
  415: () => 'body: must be JSON in UTF-8',
};

const limitText = (bytes: number) => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} kB` : `${bytes / 2 ** 20} MB`);

/** Answers `{ error }`; passes a bug of ours on to the site's handler. */
export const handleControlFailures: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const failure = error instanceof ControlFailure ? error : unreadable(error);
  if (!failure || res.headersSent) return next(error);
  res.status(failure.status).set('Cache-Control', 'no-store').json({ error: failure.message });
};

/** A request for a wrong world, a wrong file, and what Express and its parser can't read. */
function unreadable(error: unknown): ControlFailure | undefined {
  if (error instanceof HarFailure) return new ControlFailure(error.message);
  if (error instanceof WrongWorld) return new ControlFailure(error.message, error.status);
  if (error instanceof SavedWorldFailure) return new ControlFailure(error.message);
  if (error instanceof URIError) return new ControlFailure('path: is not correctly percent-encoded UTF-8');
  if (typeof error !== 'object' || error === null || !('type' in error) || !('status' in error))
    return undefined;
  const status = Number(error.status);
  const message = BODY_FAILURES[status]?.('limit' in error ? Number(error.limit) : 0);
  return message === undefined ? undefined : new ControlFailure(message, status);
}
