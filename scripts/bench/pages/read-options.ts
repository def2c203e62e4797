import { type Device, type PageId, pageOf } from '../../../contracts/site/site-map.ts';
import { readArgs, UsageFailure } from '../../lib/usage.ts';

export const USAGE = `How fast the pages show, on Lighthouse's simulated phone.

  npm run bench -- pages [names] [options]

  names         home, products, series, flooring, product (all of these by default), or any other page of
                contracts/site/site-pages.ts; flooring.mobile means the page of one tree
  --runs N      how often each page is opened; the figures are medians          (default: 5)
  --traces      keep a trace of each page in .cache/traces, to open in the browser's developer tools`;

const PAGES: readonly PageId[] = ['home', 'products', 'series', 'flooring', 'product'];
const TREES: readonly Device[] = ['desktop', 'mobile'];

/** One page in one tree. */
export interface PageChoice {
  readonly id: PageId;
  readonly device: Device;
}

export interface Options {
  readonly pages: readonly PageChoice[];
  readonly runs: number;
  readonly traces: boolean;
}

/** @throws UsageFailure */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageFailure('--runs must be a whole number from 1');
  const names = positionals.length > 0 ? positionals : PAGES;
  return { pages: names.flatMap(choicesOf), runs, traces: values.traces };
}

function choicesOf(name: string): PageChoice[] {
  const [id = '', tree] = name.split('.');
  if (tree !== undefined && !TREES.includes(tree as Device)) {
    throw new UsageFailure(`${name}: a page's tree is desktop or mobile`);
  }
  const trees = TREES.filter((device) => (tree ?? device) === device && hasTree(id, device));
  if (trees.length === 0) throw new UsageFailure(`${name}: there is no such page`);
  return trees.map((device) => ({ id: id as PageId, device }));
}

function hasTree(id: string, device: Device): boolean {
  try {
    return pageOf(id as PageId)[device] !== undefined;
  } catch {
    return false;
  }
}

function parse(args: readonly string[]) {
  return readArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      traces: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}
