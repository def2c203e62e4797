import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type RequestHandler, type Router } from 'express';
import { CONSOLE_PATH } from '../contracts/api/mock-console.ts';
import type { TakeReports } from './browser-reports/take-reports.ts';
import type { Backend } from './calls/backend.ts';
import { deviceRedirect } from './device-redirect/device-redirect.ts';
import { createGateway, type GatewayDeps } from './gateway/create-gateway.ts';
import { afterReading } from './http/after-reading.ts';
import { callBacks } from './http/call-backs.ts';
import { handleErrors, notFound } from './http/errors.ts';
import { health } from './http/health.ts';
import type { Logger } from './http/logger.ts';
import type { MakeMissing } from './http/missing-files.ts';
import { nameRequest } from './http/request-id.ts';
import { logRequest } from './http/request-log.ts';
import { plainTarget, readTarget } from './http/request-target.ts';
import { httpsHeaders, securityHeaders } from './http/security-headers.ts';
import { sharedPictures } from './http/shared-pictures.ts';
import { staticFiles } from './http/static-files.ts';
import type { Tracer } from './http/trace.ts';

/** Server-rendered pages: `serve` sends prepared ones before Express runs, `router` handles the rest. */
interface Pages {
  serve(req: IncomingMessage, res: ServerResponse): boolean;
  readonly router: Router;
}

export interface AppDeps {
  readonly siteSalt: string;
  /** how many minutes a call's `calltime` may differ from now; a day by default */
  readonly callWindowMinutes?: number;
  readonly backend: Backend;
  readonly pages: Pages;
  /** the mock's console, if it is on */
  readonly console?: Router | undefined;
  /** the build's output: client, ssr, media */
  readonly distDir: string;
  /** makes pictures that aren't there yet; undefined in production */
  readonly makeMissing?: MakeMissing | undefined;
  /** the one other site whose pages ours may embed, if any */
  readonly frameOrigin?: string | undefined;
  /** takes what browsers report; without it such an address is not found */
  readonly reports?: TakeReports;
  readonly logger: Logger;
  /** records how long requests take, if spans are sent */
  readonly tracer?: Tracer | undefined;
  /** called at the end of every call */
  readonly onAnswered?: GatewayDeps['onAnswered'];
}

function secure(frameOrigin: string | undefined): RequestHandler {
  const always = securityHeaders(frameOrigin);
  return (req, res, next) => {
    res.setHeader('X-Request-Id', String(req.headers['x-request-id']));
    const headers = [...always, ...httpsHeaders(req)];
    for (let index = 0; index < headers.length; index += 2) {
      res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
    }
    next();
  };
}

/** Puts the handlers in order, without listening: calls, prepared pages, then what Express serves. */
export function createApp(deps: AppDeps): RequestListener {
  const {
    siteSalt,
    callWindowMinutes,
    backend,
    pages,
    console,
    distDir,
    makeMissing,
    reports,
    logger,
    tracer,
    onAnswered,
  } = deps;
  const gateway = createGateway({ siteSalt, callWindowMinutes, backend, logger, onAnswered });
  const site = express()
    .disable('x-powered-by')
    .use(secure(deps.frameOrigin))
    .use(health(backend))
    .use(CONSOLE_PATH, console ?? express.Router())
    .use(callBacks(backend))
    .use(sharedPictures(backend.sharedPicture))
    .use(staticFiles(distDir, makeMissing))
    .use(deviceRedirect)
    .use(pages.router)
    .use(notFound)
    .use(handleErrors(logger));

  const answer: RequestListener = (req, res) => {
    const requestId = nameRequest(req);
    logRequest(logger, req, res, requestId);
    // before the target is changed, as a call is signed with its address as sent
    if (gateway(req, res)) return;
    req.url = plainTarget(req.url ?? '/');
    try {
      if (pages.serve(req, res)) return;
    } catch (error) {
      logger.error({ requestId, err: error }, "a cached page couldn't be sent");
      if (res.headersSent) {
        res.destroy();
        return;
      }
    }
    site(req, res);
  };
  const handle: RequestListener = (req, res) => {
    readTarget(req);
    if (reports?.(req, res)) return;
    if (tracer) tracer.request(req, res, () => answer(req, res));
    else answer(req, res);
  };
  return (req, res) => afterReading(() => handle(req, res));
}
