import type { Device, PageId } from '../../contracts/site/site-map.ts';
import type { PAGES } from '../../contracts/site/site-pages.ts';
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
 * The most that a visitor's first view of each page may cost; the phone's alone where both trees show the same. Lower a figure when its page has become lighter; who raises
 * one says why in the commit. `npx playwright test pages.both` prints what is measured now as rows of this table.
 *
 * The aims are 100 kB of JavaScript, 40 kB of fonts, and no script file that the HTML asks for.
 */
// biome-ignore format: a table
export const BUDGETS: Readonly<Partial<Record<ViewName, readonly number[]>>> = {
  //                          JS kB  files  early   HTML   data  names  fonts  files eager  calls  other  style  elements
  'home.desktop':             [ 88.6,     6,     0,    12,     1,     0,    37,     2,     1,     0,     0,     2,    80],
  'home.mobile':              [ 88.6,     6,     0,    12,     1,     0,    37,     2,     1,     0,     0,     2,    80],
  'login.desktop':            [ 96.3,     9,     0,    13,     1,     0,    37,     2,     1,     0,     0,     2,    85],
  'login.mobile':             [ 96.3,     9,     0,  12.3,     1,     0,    37,     2,     1,     0,     0,     2,    80],
  'register.mobile':          [   97,     9,     0,    14,     1,     0,    37,     2,     1,     0,     0,     2,   175],
  'invitation.mobile':       [ 98.5,    11,     0,  12.3,     1,     0,    37,     2,     1,     0,     0,     2,    65],
  'password-forget.mobile':   [   97,     9,     0,    13,     1,     0,    37,     2,     1,     0,     0,     2,    95],
  'main.desktop':             [ 95.3,     9,     0,    14,     3,     0,    37,     2,     3,     0,     0,     2,   275],
  'main.mobile':              [ 95.6,     9,     0,    14,     3,     0,    37,     2,     2,     0,     0,     2,   215],
  'category.mobile':          [   96,     8,     0,    15,     3,     0,    37,     2,     1,     0,     0,     2,   285],
  'flooring.desktop':         [101.6,    10,     0,    21,    43,    85,    37,     2,     4,     0,     0,     2,  1560],
  'flooring.mobile':          [  102,    10,     0,    21,    43,    85,    37,     2,     4,     0,     0,     2,  1535],
  'product-detail.desktop':   [101.5,    10,     0,    21,     8,    23,    37,     2,     1,     0,     0,     2,   605],
  'product-detail.mobile':    [102.5,    11,     0,    21,     8,    23,    37,     2,     1,     0,     0,     2,   585],
  'contact.desktop':          [ 99.5,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   225],
  'contact.mobile':           [  100,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   225],
  'installation.mobile':      [  102,    11,     0,    18,     1,     0,    37,     2,     0,     0,     0,     2,   345],
  'company.mobile':           [   97,     9,     0,    15,     3,     0,    37,     2,     0,     0,     3,     2,   270],
  'riba.mobile':              [ 95.6,     8,     0,    14,     1,     0,    37,     2,     1,     0,     0,     2,   190],
  'delivery.mobile':          [   98,    10,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   190],
  'terms.mobile':             [ 98.3,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   230],
  'privacy.mobile':           [ 98.2,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   265],
  'basket.desktop':           [103.2,    12,     0,  15.7,     1,     0,    37,     2,     0,     0,     0,     2,   170],
  'basket.mobile':            [103.6,    12,     0,    16,     1,     0,    37,     2,     0,     0,     0,     2,   175],
  'checkout.mobile':          [104.1,    14,     0,  15.4,     1,     0,    37,     2,     0,     0,     0,     2,   170],
  'results.desktop':          [102.4,    13,     0,    13,     1,     0,    37,     2,     0,     0,     0,     2,   155],
  'results.mobile':           [  103,    13,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'payments.mobile':          [102.4,    14,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   161],
  'projects.mobile':          [102.8,    12,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'sample.desktop':           [ 98.3,    11,     0,    15,     7,    12,    37,     2,     1,     0,     0,     2,   335],
  'sample.mobile':            [   99,    11,     0,    14,     7,    12,    37,     2,     0,     0,     0,     2,   165],
  'fitting-service.mobile':   [102.2,    13,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   160],
  'projects.desktop':         [  102,    12,     0,  14.3,     1,     0,    37,     2,     0,     0,     0,     2,   160],
  'invoices.mobile':         [103.3,    14,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'print-solutions.mobile':  [102.8,    14,     0,    13,     1,     0,    37,     2,     0,     0,     0,     2,    65],
  'print-invoice.mobile':    [100.7,    13,     0,    13,     1,     0,    37,     2,     0,     0,     0,     2,    65],
  'solutions.mobile':         [103.4,    13,     0,  16.2,     1,     0,    37,     2,     0,     0,     0,     2,   281],
  'product-selection.mobile':[100.4,    12,     0,  15.3,     1,     0,    37,     2,     0,     1,     0,     2,   177],
  'recommended.mobile':     [100.4,    12,     0,    15,     1,     0,    37,     2,     0,     1,     0,     2,   177],
  'gallery.mobile':           [ 97.8,    10,     0,    19,    14,    33,    37,     2,     4,     0,     0,     2,   445],
  'news-add.desktop':         [  101,    11,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   215],
  'news-add.mobile':          [  101,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   220],
  'myaccount.mobile':        [   95,     8,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   160],
  'orders.mobile':           [ 98.7,    10,     0,    16,     1,     0,    37,     2,     0,     0,     0,     2,   175],
  'quotation.mobile':        [  103,    14,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   180],
  'quotations.mobile':       [   95,     8,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'addresses.mobile':        [ 95.2,     8,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'people.mobile':           [ 97.6,    10,     0,    15,     1,     0,    37,     2,     0,     0,     0,     2,   165],
  'settings.mobile':         [   95,     8,     0,    14,     1,     0,    37,     2,     0,     0,     0,     2,   160],
  'news-add-success.mobile':  [ 89.3,     7,     0,    12,     1,     0,    37,     2,     0,     0,     0,     2,   150],
};

/** What a page exceeds, in words; nothing when it keeps to its budget. */
export function overspent(name: ViewName, view: FirstView): string[] {
  const budget = BUDGETS[name];
  if (!budget) return [`${name} has no budget`];
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
