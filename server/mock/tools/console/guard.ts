import type { RequestHandler } from 'express';
import { CONTROL_HEADER } from '../../../../contracts/api/mock-console.ts';
import type { ConsoleCallers } from '../../engine/access/console-callers.ts';
import { ControlFailure } from './control-failure.ts';

const READING = new Set(['GET', 'HEAD']);
const SAME_SITE = new Set(['same-origin', 'none']);

const ELSEWHERE =
  'The console answers on this machine only, at localhost. MOCK_CONSOLE_HOSTS names other hosts at which it may be reached.';

/** Keeps out other machines, and pages that reach this machine by another name. */
export function onlyFor(callers: ConsoleCallers): RequestHandler {
  return (req, res, next) => {
    if (callers(req)) next();
    else res.status(403).set('Cache-Control', 'no-store').json({ error: ELSEWHERE });
  };
}

/**
 * Keeps out foreign pages, which could otherwise control a mock on the developer's machine: a browser says where a
 * page comes from, and sends our header to another origin only after a preflight, which is never granted.
 * Programs send neither Sec-Fetch-Site nor Origin.
 */
export const guard: RequestHandler = (req, _res, next) => {
  const site = req.headers['sec-fetch-site'];
  const isForeign = site !== undefined && !SAME_SITE.has(String(site));
  if (isForeign || !isOwnOrigin(req.headers.origin, req.headers.host)) {
    throw new ControlFailure('sec-fetch-site: the console only answers its own pages', 403);
  }
  if (!READING.has(req.method) && !req.headers[CONTROL_HEADER]) {
    throw new ControlFailure(`${CONTROL_HEADER}: is required`, 403);
  }
  next();
};

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
