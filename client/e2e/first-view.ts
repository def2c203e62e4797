import type { Page, Request } from '@playwright/test';
import { PAGE_DATA_ID } from '../../contracts/site/page-rendering.ts';

/** What a visitor's browser fetches and holds when it first opens a page. Bytes as they travel, without headers. */
export interface FirstView {
  /** files that hold the scripts fetched until the page was hydrated and quiet, e.g. `assets/index-x.js` */
  readonly scripts: readonly string[];
  readonly scriptBytes: number;
  /** scripts that the HTML itself asks for, so they compete with the first paint */
  readonly earlyScripts: number;
  readonly htmlBytes: number;
  /** of the data block in the HTML, before compression */
  readonly dataBytes: number;
  /** how many products the data block names */
  readonly productsInData: number;
  readonly fontBytes: number;
  readonly fonts: number;
  /** pictures in the HTML that are not lazy: how many of the lazy ones are fetched depends on how fast the network seems */
  readonly eagerPictures: number;
  /** calls of the api */
  readonly calls: number;
  /** whatever else was fetched: the icon, and style sheets or prefetched pages if there are any */
  readonly others: number;
  /** style tags in the HTML */
  readonly styleTags: number;
  /** elements of the hydrated page's body; links for code that is fetched later come into its head */
  readonly elements: number;
}

const KNOWN_TYPES = ['document', 'script', 'font', 'image', 'fetch', 'xhr'];
/** An id of the seeded catalogue, whatever the field that holds it is called. */
const PRODUCT_ID = /\bp-\d{4}\b/g;

/** What a page puts off for this many milliseconds is no part of its first view, however slow the machine is. */
const LATER_MS = 5_000;

/** Opens a page and counts. @param open goes to the page and waits until it is hydrated */
export async function firstViewOf(page: Page, open: () => Promise<void>): Promise<FirstView> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((later) => {
    const start = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= later ? 0 : start(work, ms, ...rest)) as typeof setTimeout;
  }, LATER_MS);
  await open();
  // what the page fetches as soon as it is hydrated belongs to the first view too
  await page.waitForLoadState('networkidle');
  const ofType = (...types: string[]) => requests.filter((request) => types.includes(request.resourceType()));
  const scripts = ofType('script');
  const [document] = ofType('document');
  const html = (await (await document?.response())?.text()) ?? '';
  const data = await page.locator(`#${PAGE_DATA_ID}`).textContent();
  return {
    scripts: scripts.map((request) => new URL(request.url()).pathname.slice(1)),
    scriptBytes: await bytesOf(scripts),
    earlyScripts: countOf(html, /<script[^>]* src=|<link[^>]*rel="modulepreload"/g),
    htmlBytes: await bytesOf(document ? [document] : []),
    dataBytes: Buffer.byteLength(data ?? ''),
    productsInData: new Set(data?.match(PRODUCT_ID)).size,
    fontBytes: await bytesOf(ofType('font')),
    fonts: ofType('font').length,
    eagerPictures: countOf(html, /<img\b(?![^>]*loading="lazy")/g),
    calls: ofType('fetch', 'xhr').length,
    others: requests.filter((request) => !KNOWN_TYPES.includes(request.resourceType())).length,
    styleTags: countOf(html, /<style[\s>]/g),
    elements: await page.locator('body *').count(),
  };
}

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
