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
  'home.desktop':            [  117,     9,     9,    10,     1,     0,   107,     2,     1,     0,     1,    24,   100],
  'home.mobile':             [  116,     9,     9,    10,     1,     0,   107,     2,     1,     0,     1,    25,   110],
  'login.desktop':           [  117,    10,    10,    10,     1,     0,   107,     2,     1,     0,     1,    32,   110],
  'login.mobile':            [  118,    10,    10,    10,     1,     0,   107,     2,     1,     0,     1,    30,   110],
  'register.desktop':        [  120,    14,    14,    11,     1,     0,   107,     2,     1,     0,     1,    35,   210],
  'register.mobile':         [  120,    14,    14,    11,     1,     0,   107,     2,     1,     0,     1,    35,   210],
  'password-forget.desktop': [  119,    12,    12,    10,     1,     0,   107,     2,     1,     0,     1,    32,   130],
  'password-forget.mobile':  [  119,    12,    12,    10,     1,     0,   107,     2,     1,     0,     1,    32,   130],
  'main.desktop':            [  121,    16,    16,    20,    81,   105,   107,     2,     3,     0,     1,    29,   270],
  'main.mobile':             [  122,    15,    15,    20,    81,   105,   107,     2,     2,     0,     1,    29,   220],
  'category.desktop':        [  122,    17,    17,    20,    81,   105,   107,     2,     2,     0,     1,    23,   270],
  'category.mobile':         [  124,    19,    19,    21,    81,   105,   107,     2,     1,     0,     1,    26,   290],
  'flooring.desktop':        [  129,    22,    22,    27,    83,   105,   107,     2,     4,     0,     1,    58,  2320],
  'flooring.mobile':         [  130,    22,    22,    26,    83,   105,   107,     2,     4,     0,     1,    47,  1980],
  'product-detail.desktop':  [  140,    26,    26,    16,     7,    19,   107,     2,     1,     1,     1,    83,   640],
  'product-detail.mobile':   [  141,    26,    26,    17,     7,    19,   107,     2,     1,     1,     1,    81,   630],
  'basket.desktop':          [  125,    17,    17,    10,     1,     0,   107,     2,     0,     0,     1,    22,   140],
  'basket.mobile':           [  126,    18,    18,    10,     1,     0,   107,     2,     0,     0,     1,    25,   160],
  'projects.mobile':         [  124,    17,    17,    10,     1,     0,   107,     2,     0,     0,     1,    25,   160],
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
