import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FailureCode } from '../../contracts/api/result-codes.ts';
import type { Backend, CheckedCall } from '../calls/backend.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { type Deprecation, OPERATIONS, type Operation } from '../calls/operations.ts';
import { sendFailure } from '../calls/send-failure.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Logger } from '../http/logger.ts';
import { noteRefusal, notesOf } from '../http/reply-notes.ts';
import { requestIdOf } from '../http/request-id.ts';
import { pathOf, plainTarget } from '../http/request-target.ts';
import { isWithinWindow, WRONG_CLOCK } from './call-window.ts';
import { checkHeaders } from './check-headers.ts';

export interface GatewayDeps {
  /** salt for calls from the browser */
  readonly siteSalt: string;
  /** how many minutes a call's `calltime` may differ from now; a day by default */
  readonly callWindowMinutes?: number | undefined;
  readonly backend: Backend;
  /** the calls that it lets through, besides those that the backend has beyond them; those of the contract by default */
  readonly operations?: ReadonlyMap<string, Operation>;
  readonly logger: Logger;
  /** called at the end of every call: the path, or '(unknown)' if it isn't served, its result code and the time */
  readonly onAnswered?: ((path: string, resultCode: string, seconds: number) => void) | undefined;
}

const DAY_MINUTES = 24 * 60;

/** Handles a request that is a call; returns false for any other. */
export type Gateway = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Lets through calls that the contract or the backend knows and that are signed with the site's salt, and answers the
 * rest itself: 105 for an unknown path (HTTP 404) or method (405), -1 for invalid headers or a time outside the window. Every answer to a
 * deprecated call says so. It works on bare node:http because entering Express costs more than all of this.
 */
export function createGateway(deps: GatewayDeps): Gateway {
  const { siteSalt, backend, logger, callWindowMinutes = DAY_MINUTES, onAnswered } = deps;
  const { operations = OPERATIONS } = deps;
  const methodsOf = (path: string): readonly CheckedCall['method'][] => {
    const known = operations.get(path);
    return known ? [known.method] : (backend.beyond?.get(path) ?? []);
  };

  const admit = (req: IncomingMessage, url: string): CheckedCall => {
    const path = pathOf(plainTarget(url));
    const methods = methodsOf(path);
    if (methods.length === 0) throw refusal('105', 'path: no such call', 404);
    const method = methods.find((each) => each === req.method);
    if (!method) throw refusal('105', `method: must be ${methods.join(' or ')}`, 405);
    const headers = checkHeaders(req.headers, url, siteSalt);
    if (typeof headers === 'string') throw refusal('-1', headers);
    if (!isWithinWindow(headers.calltime, Date.now(), callWindowMinutes)) {
      const reason = `calltime: must be a time within ${callWindowMinutes} minutes of now, in UTC`;
      throw new CallFailure('-1', WRONG_CLOCK, 200, { reason });
    }
    return { method, path, url, ...headers, address: callerAddress(req), requestId: requestIdOf(req) };
  };

  const serve = async (req: IncomingMessage, res: ServerResponse, url: string): Promise<void> => {
    const deprecation = operations.get(pathOf(plainTarget(url)))?.deprecation;
    if (deprecation) res.setHeaders(deprecationHeaders(deprecation));
    try {
      await backend.serve(admit(req, url), req, res);
    } catch (error) {
      if (!(error instanceof CallFailure)) {
        logger.error({ requestId: requestIdOf(req), path: pathOf(url), err: error }, 'call failed');
      }
      const failure = error instanceof CallFailure ? error : new CallFailure('104', undefined, 502);
      if (failure.reason !== undefined) {
        noteRefusal(res, failure.reason);
        const refused = { method: req.method ?? '', path: pathOf(plainTarget(url)), url };
        // the reply doesn't wait for the journal, nor fail with it
        backend.refused?.(refused, failure, req).catch((err: unknown) => {
          logger.error({ requestId: requestIdOf(req), path: refused.path, err }, 'refused call not kept');
        });
      }
      sendFailure(res, failure, failureHeaders(req, failure, methodsOf(pathOf(plainTarget(url)))));
    }
  };

  const observe = (res: ServerResponse, path: string, told: NonNullable<GatewayDeps['onAnswered']>): void => {
    const start = performance.now();
    const known = methodsOf(path).length > 0 ? path : '(unknown)';
    res.once('close', () => told(known, notesOf(res).resultCode ?? '', (performance.now() - start) / 1000));
  };

  return (req, res) => {
    const url = req.url ?? '/';
    const plain = plainTarget(url);
    if (!plain.startsWith('/woojiapi/') && !plain.startsWith('/api/')) return false;
    if (onAnswered) observe(res, pathOf(plain), onAnswered);
    void serve(req, res, url);
    return true;
  };
}

const refusal = (code: FailureCode, reason: string, status?: number) =>
  new CallFailure(code, undefined, status, { reason });

function failureHeaders(req: IncomingMessage, failure: CallFailure, methods: readonly string[]): string[] {
  const headers = ['X-Request-Id', requestIdOf(req)];
  if (failure.status === 405) headers.push('Allow', methods.join(', '));
  return headers;
}

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), by their names. */
function deprecationHeaders({ since, sunset }: Deprecation): Map<string, string> {
  return new Map([
    ['Deprecation', `@${since / 1000}`],
    ['Sunset', new Date(sunset).toUTCString()],
  ]);
}
