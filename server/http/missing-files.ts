import { once } from 'node:events';
import { request } from 'node:http';
import type { RequestHandler } from 'express';

/** A browser has six connections to a host, which pictures may all hold: a call waits no longer than this for one. */
const HOLD_MS = 5_000;
/** Fewer than browsers follow, and long enough for the workers to start and make some twenty pictures before this one. */
const MOST_HOLDS = 18;
const RETRY_AFTER_S = 10;

/**
 * `made`: it has been made. `unknown`: the shop has no such file. `failed`: making it failed, and asking again won't help.
 * `late`: it is still waiting to be made.
 */
export type Making = 'made' | 'unknown' | 'failed' | 'late';

/**
 * Asks for a picture or file that isn't there yet, and waits until it is.
 * @param path below the build's folder, e.g. `media/al-h101-top-c49d6b-3fa9c10b.800.avif`
 * @param gone aborted when the request for it has ended
 */
export type MakeMissing = (path: string, gone?: AbortSignal) => Promise<Making>;

const MEANING: Readonly<Record<number, Making>> = { 204: 'made', 404: 'unknown', 500: 'failed' };

/**
 * @param socketPath where the process that makes pictures and files listens (scripts/make-missing.ts)
 * @param limitMs how long to wait for one
 */
export function missingFrom(socketPath: string, limitMs = HOLD_MS): MakeMissing {
  return async (path, gone) => {
    const limit = AbortSignal.timeout(limitMs);
    const signal = gone ? AbortSignal.any([gone, limit]) : limit;
    try {
      const asked = request({ socketPath, method: 'POST', path: `/${path}`, signal });
      // a later error must not end the program
      asked.on('error', () => {}).end();
      const [reply] = await once(asked, 'response', { signal });
      reply.resume();
      return MEANING[reply.statusCode] ?? 'late';
    } catch {
      // the maker has ended, so everything that belongs to the shop has been made
      return signal.aborted ? 'late' : 'unknown';
    }
  };
}

/**
 * Holds a request for a picture until the picture is made; the handler after it sends it. After each hold the browser is sent to
 * the same picture again, so that other requests get the connection in between.
 */
export function awaitMissing(folder: string, makeMissing: MakeMissing): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const making = await makeMissing(`${folder}${req.path}`, gone.signal);
    if (gone.signal.aborted) return;
    if (making === 'made' || making === 'unknown') {
      next();
      return;
    }
    res.set('Cache-Control', 'no-store');
    const holds = Number(req.query.holds ?? 0) + 1;
    if (making === 'late' && holds < MOST_HOLDS) {
      res.redirect(307, `${req.baseUrl}${req.path}?holds=${holds}`);
      return;
    }
    if (making === 'late') res.set('Retry-After', String(RETRY_AFTER_S));
    const reason = making === 'late' ? 'is still being made' : "couldn't be made; the log says why";
    res.status(503).type('text/plain').send(`This picture ${reason}.\n`);
  };
}
