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
  'home.desktop':             [   92,     9,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'home.mobile':              [   92,     9,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'login.desktop':            [   94,    10,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'login.mobile':             [   93,    10,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,    90],
  'register.desktop':         [   94,    10,     1,    19,     1,     0,    37,     2,     1,     0,     1,     2,   180],
  'register.mobile':          [   94,    10,     1,    19,     1,     0,    37,     2,     1,     0,     1,     2,   180],
  'password-forget.desktop':  [   94,    10,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,   100],
  'password-forget.mobile':   [   94,    10,     1,    18,     1,     0,    37,     2,     1,     0,     1,     2,   100],
  'main.desktop':             [   95,    12,     1,    19,     3,     0,    37,     2,     3,     0,     1,     2,   255],
  'main.mobile':              [   96,    12,     1,    19,     3,     0,    37,     2,     2,     0,     1,     2,   200],
  'category.desktop':         [   94,    11,     1,    20,     3,     0,    37,     2,     2,     0,     1,     2,   260],
  'category.mobile':          [   95,    11,     1,    20,     3,     0,    37,     2,     1,     0,     1,     2,   270],
  'flooring.desktop':         [   99,    11,     1,    26,    43,    85,    37,     2,     4,     0,     1,     2,  1540],
  'flooring.mobile':          [  100,    12,     1,    26,    43,    85,    37,     2,     4,     0,     1,     2,  1520],
  'product-detail.desktop':   [  100,    11,     1,    24,     8,    23,    37,     2,     1,     0,     1,     2,   560],
  'product-detail.mobile':    [  100,    11,     1,    24,     8,    23,    37,     2,     1,     0,     1,     2,   545],
  'contact.desktop':          [   99,    13,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   205],
  'contact.mobile':           [  100,    13,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   210],
  'installation.desktop':     [   99,    12,     1,    22,     1,     0,    37,     2,     0,     0,     1,     2,   315],
  'installation.mobile':      [   99,    12,     1,    23,     1,     0,    37,     2,     0,     0,     1,     2,   330],
  'company.desktop':          [   96,    12,     1,    20,     3,     0,    37,     2,     0,     0,     5,     2,   245],
  'company.mobile':           [   97,    12,     1,    20,     3,     0,    37,     2,     0,     0,     5,     2,   255],
  'riba.desktop':             [   94,    11,     1,    19,     1,     0,    37,     2,     1,     0,     1,     2,   165],
  'riba.mobile':              [   95,    11,     1,    19,     1,     0,    37,     2,     1,     0,     1,     2,   175],
  'delivery.desktop':         [   95,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   165],
  'delivery.mobile':          [   96,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   175],
  'terms.desktop':            [   96,    12,     1,    20,     1,     0,    37,     2,     0,     0,     1,     2,   205],
  'terms.mobile':             [   96,    12,     1,    21,     1,     0,    37,     2,     0,     0,     1,     2,   215],
  'privacy.desktop':          [   95,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   215],
  'privacy.mobile':           [   96,    12,     1,    20,     1,     0,    37,     2,     0,     0,     1,     2,   225],
  'basket.desktop':           [   97,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   130],
  'basket.mobile':            [   97,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   140],
  'projects.mobile':          [  100,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   140],
  'sample.desktop':           [   99,    13,     1,    20,     7,    15,    37,     2,     1,     0,     1,     2,   310],
  'sample.mobile':            [   99,    13,     1,    20,     7,    15,    37,     2,     1,     0,     1,     2,   150],
  'fitting-service.desktop':  [  100,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   130],
  'fitting-service.mobile':   [  100,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   140],
  'projects.desktop':         [   99,    12,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   125],
  'solutions.desktop':        [   97,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   225],
  'solutions.mobile':         [   97,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   235],
  'gallery.desktop':          [   95,    11,     1,    23,    14,    33,    37,     2,     3,     0,     1,     2,   420],
  'gallery.mobile':           [   96,    11,     1,    23,    14,    33,    37,     2,     4,     0,     1,     2,   430],
  'news-add.desktop':         [  100,    13,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   185],
  'news-add.mobile':          [  100,    12,     1,    19,     1,     0,    37,     2,     0,     0,     1,     2,   195],
  'news-add-success.mobile':  [   94,    11,     1,    18,     1,     0,    37,     2,     0,     0,     1,     2,   140],
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
