import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import type { ViteDevServer } from 'vite';
import { CONSOLE_PATH, WORLD_HEADER } from '../../contracts/api/mock-console.ts';
import { redirectOf } from '../../contracts/site/device-rules.ts';
import type { EmbeddedMap } from '../../contracts/site/embedded-map.ts';
import type { PagePlan, PageRenderer } from '../../contracts/site/page-rendering.ts';
import type { Backend } from '../calls/backend.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { isPagePath } from '../device-redirect/device-redirect.ts';
import type { Logger } from '../http/logger.ts';
import { prepare, sendPrepared } from '../http/prepared-bytes.ts';
import { pathOf } from '../http/request-target.ts';
import { httpsHeaders, securityHeaders } from '../http/security-headers.ts';
import type { Tracer } from '../http/trace.ts';
import { cameFrom } from './came-from.ts';
import { MissingPages } from './missing-pages.ts';
import { type FoundPage, type MadePage, PageCache } from './page-cache.ts';
import { builtPages, sourcePages } from './page-source.ts';
import { renderPage } from './render-page.ts';
import { RenderQueue, refuseTooMany } from './render-queue.ts';
import { ShopLength } from './shop-length.ts';
import { siteFiles } from './site-files.ts';

export interface PageWatch {
  pageServed(from: 'cache' | 'render', status: number): void;
  pageRendered(seconds: number): void;
}

export interface PagesDeps {
  readonly brand: string;
  readonly siteSalt: string;
  /** the shop's public address, without a trailing slash */
  readonly publicUrl: string;
  /** what the contact page can embed, if a maps service is configured */
  readonly map?: EmbeddedMap | undefined;
  readonly backend: Pick<Backend, 'ask' | 'lacking' | 'revision' | 'namedBy'>;
  /** the build's output: client, ssr */
  readonly distDir: string;
  /** whether the mock's console is on; off by default */
  readonly hasConsole?: boolean;
  readonly logger?: Logger;
  /** called when pages are served and rendered */
  readonly watch?: PageWatch | undefined;
  /** records how long pages take to make, if spans are sent */
  readonly tracer?: Pick<Tracer, 'part'> | undefined;
  /** in development: compiles the sources instead of reading the build */
  readonly vite?: ViteDevServer;
}

export interface Pages {
  /** Sends a cached page before Express runs. @returns whether it did */
  serve(req: IncomingMessage, res: ServerResponse): boolean;
  /** makes and sends all other pages, robots.txt and the sitemap; mount it after the device redirect */
  readonly router: Router;
}

/** The device decides the tree, so caches in between must keep devices apart. */
const CACHING = ['Cache-Control', 'no-cache', 'Vary', 'User-Agent'];
/** A page of a named world is for those who name it. */
const CACHING_OF_WORLD = [
  'Cache-Control',
  'private, no-cache',
  'Vary',
  `User-Agent, Cookie, ${WORLD_HEADER}`,
];

export function createPages(deps: PagesDeps): Pages {
  const { brand, siteSalt, publicUrl, map, distDir, hasConsole = false, logger, vite, watch, tracer } = deps;
  const index = join(process.cwd(), 'client', 'index.html');
  const source = vite ? sourcePages(vite, () => readFile(index, 'utf8')) : builtPages(distDir);
  const onFailure = (error: unknown, what: string) => logger?.error({ err: error }, `${what} failed`);

  // In development the policy is lifted: see relaxPolicy.
  let secured: readonly string[] | undefined;
  const headers = (caching: readonly string[]) => {
    if (vite) return caching;
    secured ??= securityHeaders(map && new URL(map.url).origin, source.inlineScripts());
    return [...secured, ...caching];
  };

  const renderer = async (): Promise<PageRenderer> => {
    const loaded = await source.renderer();
    loaded.configure({ brand, siteSalt, publicUrl, map });
    return loaded;
  };
  const queue = new RenderQueue();
  const missing = new MissingPages();
  const length = new ShopLength(deps.backend, brand);
  const make = async (address: string, named?: Pick<Backend, 'ask'>): Promise<MadePage> => {
    const start = performance.now();
    const { plan: planOf, rightUntil } = await renderer();
    const plan = planOf(address);
    const until = rightUntil(plan.address, Date.now());
    const shop = named
      ? { backend: named, missing: new MissingPages(), length: new ShopLength(named, brand) }
      : { missing, length };
    const document = await renderPage({ ...deps, source, onFailure, queue, ...shop }, plan);
    const { status, html, isComplete, redirect } = document;
    const prepared = prepare(html, 'text/html; charset=utf-8', {
      status,
      headers: headers(named ? CACHING_OF_WORLD : CACHING),
      isPackedLater: true,
    });
    watch?.pageRendered((performance.now() - start) / 1000);
    const isKept = redirect === undefined && !plan.isMadeUp && (status === 200 || plan.status === 404);
    return { prepared, isComplete, redirect, isKept, until };
  };
  const makeInTurn = (address: string, named?: Pick<Backend, 'ask'>) => queue.run(() => make(address, named));
  const cache = new PageCache(
    tracer ? (address) => tracer.part('make page', () => makeInTurn(address)) : makeInTurn,
    Date.now,
    () => deps.backend.revision?.() ?? 0,
  );

  const sendPage: RequestHandler = async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !isPagePath(req.path)) return next();
    const { plan: planOf } = await renderer();
    const plan: PagePlan = planOf(req.url);
    if (plan.redirect) return res.redirect(302, cameFrom(req, publicUrl, planOf) ?? plan.redirect);
    const named = deps.backend.namedBy?.(req);
    if (named instanceof CallFailure) return refuseWorld(res, named);
    const kept = vite || named ? undefined : cache.find(plan.address, req.url);
    const made = () => {
      if (vite) return make(plan.address, named);
      return named ? makeInTurn(plan.address, named) : cache.get(plan.address, req.url);
    };
    const { prepared, redirect }: FoundPage = kept ? { prepared: kept } : await made();
    if (redirect !== undefined) return res.redirect(302, redirect);
    watch?.pageServed(kept ? 'cache' : 'render', prepared.status);
    sendPrepared(req, res, prepared, httpsHeaders(req));
  };

  const files = siteFiles({ publicUrl, hasConsole, backend: deps.backend, renderer });
  return {
    serve(req, res) {
      if (vite || (req.method !== 'GET' && req.method !== 'HEAD') || deps.backend.namedBy?.(req))
        return false;
      const page = cache.ready(req.url ?? '/');
      if (!page || redirectOf(pathOf(req.url), req.headers['user-agent']) !== undefined) return false;
      watch?.pageServed('cache', page.status);
      sendPrepared(req, res, page, httpsHeaders(req));
      return true;
    },
    router: vite
      ? Router().use(files).use(relaxPolicy).use(vite.middlewares).use(sendPage)
      : Router().use(files).use(sendPage).use(refuseTooMany),
  };
}

/** Also for a developer whose browser names a world that ended with an earlier start. */
function refuseWorld(res: Response, { status, message }: CallFailure): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain');
  res.send(`${message}\n${CONSOLE_PATH}#/worlds is where this browser chooses its world.\n`);
}

/** Hot reload uses a socket and writes scripts into the page. */
const relaxPolicy: RequestHandler = (_req, res, next) => {
  res.removeHeader('Content-Security-Policy');
  next();
};
