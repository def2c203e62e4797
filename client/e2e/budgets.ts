import type { PageId } from '../../contracts/site/site-map.ts';
import type { FirstView } from './first-view.ts';

interface Measure {
  readonly name: string;
  readonly of: (view: FirstView) => number;
  /** the most that any page may have, unless `MORE` allows it more */
  readonly most: number;
}

const kilobytes = (bytes: number) => bytes / 1000;

/** What has a budget. Kilobytes are 10^3 bytes as they travel, with brotli. */
const MEASURES = {
  js: { name: 'kB of JavaScript', of: (view) => kilobytes(view.scriptBytes), most: 120 },
  scripts: { name: 'scripts', of: (view) => view.scripts.length, most: 22 },
  early: { name: 'scripts that the HTML asks for', of: (view) => view.earlyScripts, most: 0 },
  html: { name: 'kB of HTML', of: (view) => kilobytes(view.htmlBytes), most: 20 },
  data: { name: 'kB of page data, not compressed', of: (view) => kilobytes(view.dataBytes), most: 3 },
  products: { name: 'products in the page data', of: (view) => view.productsInData, most: 0 },
  fontKb: { name: 'kB of fonts', of: (view) => kilobytes(view.fontBytes), most: 37 },
  fonts: { name: 'fonts', of: (view) => view.fonts, most: 2 },
  eager: { name: 'pictures that are not lazy', of: (view) => view.eagerPictures, most: 2 },
  calls: { name: 'calls', of: (view) => view.calls, most: 0 },
  others: { name: 'other requests', of: (view) => view.others, most: 0 },
  styles: { name: 'style tags', of: (view) => view.styleTags, most: 2 },
  elements: { name: 'elements', of: (view) => view.elements, most: 320 },
} as const satisfies Record<string, Measure>;

const NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** Pages whose content is long, and what it may take. Lower a figure when its page has become lighter; who raises one says why in the commit. */
const MORE: Readonly<Partial<Record<PageId, Partial<Record<keyof typeof MEASURES, number>>>>> = {
  products: { eager: 3 },
  flooring: { html: 23.5, data: 45, products: 85, eager: 4, elements: 1640 },
  product: { html: 22, data: 8, products: 23, elements: 580 },
  samples: { data: 7, products: 12 },
  gallery: { html: 20.5, data: 15, products: 40, eager: 4, elements: 420 },
  // its films
  company: { others: 3 },
  'plan-floors': { calls: 1 },
  'plan-accessories': { calls: 1 },
};

/** What a visitor's first view of a page exceeds, in words; nothing when it keeps to its budget. */
export function overspent(id: PageId, view: FirstView): string[] {
  return NAMES.flatMap((name) => {
    const { name: what, of, most } = MEASURES[name];
    const [measured, allowed] = [of(view), MORE[id]?.[name] ?? most];
    return measured > allowed ? [`${figure(measured)} ${what}, at most ${allowed} allowed`] : [];
  });
}

/** A line with what was measured. */
export const measuredText = (view: FirstView) =>
  NAMES.map((name) => `${name} ${figure(MEASURES[name].of(view))}`).join('  ');

/** One decimal, rounded up, so that a printed figure is one that the page keeps to. */
const figure = (value: number) => String(Math.ceil(value * 10) / 10);
