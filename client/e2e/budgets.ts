import type { Device, PageId } from '../../contracts/site-map.ts';
import type { PAGES } from '../../contracts/site-pages.ts';
import type { FirstView } from './first-view.ts';

/** A page in one tree, such as `flooring.mobile`. */
export type ViewName = {
  [Id in PageId]: `${Id}.${Extract<keyof (typeof PAGES)[Id], Device>}`;
}[PageId];

interface Measure {
  readonly name: string;
  readonly of: (view: FirstView) => number;
}

const kilobytes = (bytes: number) => bytes / 1000;

/** What has a budget, in the order of the table's columns. Kilobytes are 10^3 bytes as they travel, with brotli. */
const MEASURES: readonly Measure[] = [
  { name: 'kB of JavaScript', of: (view) => kilobytes(view.scriptBytes) },
  { name: 'scripts', of: (view) => view.scripts.length },
  { name: 'scripts that the HTML asks for', of: (view) => view.earlyScripts },
  { name: 'kB of HTML', of: (view) => kilobytes(view.htmlBytes) },
  { name: 'kB of page data, not compressed', of: (view) => kilobytes(view.dataBytes) },
  { name: 'products in the page data', of: (view) => view.productsInData },
  { name: 'kB of fonts', of: (view) => kilobytes(view.fontBytes) },
  { name: 'fonts', of: (view) => view.fonts },
  { name: 'pictures that are not lazy', of: (view) => view.eagerPictures },
  { name: 'calls', of: (view) => view.calls },
  { name: 'other requests', of: (view) => view.others },
  { name: 'style tags', of: (view) => view.styleTags },
  { name: 'elements', of: (view) => view.elements },
];

/**
 * The most that a visitor's first view of each page may cost. Lower a figure when its page has become lighter; who raises
 * one says why in the commit. `npx playwright test budgets` prints what is measured now as rows of this table.
 *
 * The aims are 100 kB of JavaScript, 40 kB of fonts, and no script in the HTML but the one that loads the others.
 */
// biome-ignore format: a table
const BUDGETS: Readonly<Record<ViewName, readonly number[]>> = {
  //                          JS kB  files  early   HTML   data  names  fonts  files eager  calls  other  style  elements
  'home.desktop':             [   85,     7,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    80],
  'home.mobile':              [   85,     7,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    80],
  'login.desktop':            [   92,     9,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    80],
  'login.mobile':             [   92,     9,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    75],
  'register.desktop':         [   94,    10,     1,    23,     1,     0,    37,     2,     1,     0,     1,     2,   175],
  'register.mobile':          [   94,    10,     1,    23,     1,     0,    37,     2,     1,     0,     1,     2,   175],
  'password-forget.desktop':  [   92,     9,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'password-forget.mobile':   [   92,     9,     1,    22,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'main.desktop':             [   94,    11,     1,    23,     3,     0,    37,     2,     3,     0,     1,     2,   270],
  'main.mobile':              [   95,    11,     1,    23,     3,     0,    37,     2,     2,     0,     1,     2,   210],
  'category.desktop':         [   92,    10,     1,    24,     3,     0,    37,     2,     2,     0,     1,     2,   275],
  'category.mobile':          [   95,    11,     1,    24,     3,     0,    37,     2,     1,     0,     1,     2,   280],
  'flooring.desktop':         [  100,    12,     1,    30,    43,    85,    37,     2,     4,     0,     1,     2,  1555],
  'flooring.mobile':          [  100,    12,     1,    30,    43,    85,    37,     2,     4,     0,     1,     2,  1530],
  'product-detail.desktop':   [   98,    11,     1,    27,     8,    23,    37,     2,     1,     0,     1,     2,   580],
  'product-detail.mobile':    [   99,    12,     1,    28,     8,    23,    37,     2,     1,     0,     1,     2,   560],
  'contact.desktop':          [   99,    13,     1,    24,     1,     0,    37,     2,     0,     0,     1,     2,   220],
  'contact.mobile':           [  100,    13,     1,    24,     1,     0,    37,     2,     0,     0,     1,     2,   225],
  'installation.desktop':     [   99,    12,     1,    27,     1,     0,    37,     2,     0,     0,     1,     2,   335],
  'installation.mobile':      [  100,    12,     1,    27,     1,     0,    37,     2,     0,     0,     1,     2,   340],
  'company.desktop':          [   95,    11,     1,    24,     3,     0,    37,     2,     0,     0,     5,     2,   260],
  'company.mobile':           [   96,    11,     1,    24,     3,     0,    37,     2,     0,     0,     5,     2,   265],
  'riba.desktop':             [   92,    10,     1,    23,     1,     0,    37,     2,     1,     0,     1,     2,   180],
  'riba.mobile':              [   95,    11,     1,    23,     1,     0,    37,     2,     1,     0,     1,     2,   185],
  'delivery.desktop':         [   93,    11,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   180],
  'delivery.mobile':          [   96,    12,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   185],
  'terms.desktop':            [   94,    11,     1,    24,     1,     0,    37,     2,     0,     0,     1,     2,   220],
  'terms.mobile':             [   97,    12,     1,    25,     1,     0,    37,     2,     0,     0,     1,     2,   225],
  'privacy.desktop':          [   93,    11,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   230],
  'privacy.mobile':           [   96,    12,     1,    24,     1,     0,    37,     2,     0,     0,     1,     2,   235],
  'basket.desktop':           [   97,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   145],
  'basket.mobile':            [   98,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   150],
  'projects.mobile':          [  100,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   150],
  'sample.desktop':           [   96,    12,     1,    24,     7,    12,    37,     2,     1,     0,     1,     2,   330],
  'sample.mobile':            [   97,    12,     1,    24,     7,    12,    37,     2,     0,     0,     1,     2,   160],
  'fitting-service.desktop':  [   97,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   145],
  'fitting-service.mobile':   [   98,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   150],
  'projects.desktop':         [   99,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   145],
  'solutions.desktop':        [   94,    11,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   245],
  'solutions.mobile':         [   97,    12,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   250],
  'gallery.desktop':          [   95,    11,     1,    27,    14,    33,    37,     2,     3,     0,     1,     2,   435],
  'gallery.mobile':           [   96,    11,     1,    27,    14,    33,    37,     2,     4,     0,     1,     2,   440],
  'news-add.desktop':         [  100,    13,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   200],
  'news-add.mobile':          [  100,    12,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   205],
  'news-add-success.mobile':  [   94,    11,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   150],
};

/** What a page exceeds, in words; nothing when it keeps to its budget. */
export function overspent(name: ViewName, view: FirstView): string[] {
  const budget = BUDGETS[name];
  return MEASURES.flatMap(({ name: what, of }, column) => {
    const [measured, allowed = 0] = [of(view), budget[column]];
    return measured > allowed ? [`${name}: ${figure(measured)} ${what}, at most ${allowed} allowed`] : [];
  });
}

/** A row of the table with what was measured. */
export function rowOf(name: ViewName, view: FirstView): string {
  const figures = MEASURES.map(({ of }) => figure(of(view)).padStart(5));
  return `  ${`'${name}':`.padEnd(26)} [${figures.join(', ')}],`;
}

/** One decimal, rounded up, so that a printed figure is one that the page keeps to. */
const figure = (value: number) => String(Math.ceil(value * 10) / 10);
