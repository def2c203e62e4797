import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { REPORTS_PATH } from '../../contracts/api/browser-report.ts';
import { KEPT_SESSION_SCRIPT } from '../../contracts/site/page-rendering.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const protectWith = (frameOrigin: string | undefined, scripts: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts.map(hashOf)],
        // Emotion writes its style tags inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        ...(frameOrigin === undefined ? {} : { frameSrc: ["'self'", frameOrigin] }),
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // at once, and known to all browsers; those that know report-to would wait up to a minute, and ignore this one beside it
        reportUri: [REPORTS_PATH],
      },
    },
    xFrameOptions: { action: 'deny' },
    // A redirect from an incomplete address needs to know the previous page of ours; other sites don't learn our addresses.
    referrerPolicy: { policy: 'same-origin' },
    // Depends on the request: see httpsHeaders.
    strictTransportSecurity: false,
  });

/**
 * Headers of every page and file: names and values in turn, as `res.writeHead` takes them. They are the same for every
 * reply, so they are worked out once, at start.
 * @param frameOrigin the one other site whose pages ours may embed, if any
 * @param inlineScripts the texts of the scripts that run inside our pages
 */
export function securityHeaders(
  frameOrigin?: string,
  inlineScripts: readonly string[] = [],
): readonly string[] {
  // for a tab that crashed, which only the browser can report
  const headers: string[] = ['Reporting-Endpoints', `default="${REPORTS_PATH}"`];
  const protect = protectWith(frameOrigin, [KEPT_SESSION_SCRIPT, ...inlineScripts]);
  const listener = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => undefined,
  };
  protect({} as IncomingMessage, listener as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

/** A call's reply isn't a document, so only guessing of its type has to be prevented. */
export const CALL_HEADERS: readonly string[] = ['X-Content-Type-Options', 'nosniff'];

const NONE: readonly string[] = [];
const HSTS: readonly string[] = ['Strict-Transport-Security', 'max-age=31536000'];

/** HSTS only for visitors on https, here or at a proxy in front of us: on plain http it would make a local shop unreachable. */
export function httpsHeaders(req: IncomingMessage): readonly string[] {
  if ('encrypted' in req.socket) return HSTS;
  return req.headers['x-forwarded-proto'] === 'https' ? HSTS : NONE;
}
