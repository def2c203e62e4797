import { once } from 'node:events';
import { request } from 'node:http';
import type { RequestHandler } from 'express';

/** Long enough for the workers to start, and for some twenty pictures before this one on a slow machine. */
const WAIT_LIMIT_MS = 120_000;
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
export function missingFrom(socketPath: string, limitMs = WAIT_LIMIT_MS): MakeMissing {
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

/** Holds a request for a picture until the picture is made; the handler after it sends it. */
export function awaitMissing(folder: string, makeMissing: MakeMissing): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // the server ends connections that are silent for less time than a picture may take
    res.setTimeout(0);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const making = await makeMissing(`${folder}${req.path}`, gone.signal);
    if (gone.signal.aborted) return;
    if (making === 'made' || making === 'unknown') {
      next();
      return;
    }
    if (making === 'late') res.set('Retry-After', String(RETRY_AFTER_S));
    const reason = making === 'late' ? 'is still being made' : "couldn't be made; the log says why";
    res.status(503).set('Cache-Control', 'no-store').type('text/plain').send(`This picture ${reason}.\n`);
  };
}
