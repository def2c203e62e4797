import type { CallPath } from '../../../contracts/calls.ts';
import type { CallTable, ServedCall } from './handler.ts';

type PathsOf<Tables extends readonly object[]> = Tables[number] extends infer Table
  ? Table extends object
    ? keyof Table
    : never
  : never;

type ServedTwice<Tables extends readonly object[], Seen = never> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Seen) | ServedTwice<Rest, Seen | keyof First>
  : never;

type All<Tables extends readonly object[]> = {
  readonly [P in PathsOf<Tables> & CallPath]: P extends ServedTwice<Tables>
    ? 'two resources serve this path'
    : ServedCall<P>;
};

/** The tables of all resources as one. A path in two of them has no handler in the result's type, so it does not compile. */
export function serveAll<const Tables extends readonly CallTable[]>(...tables: Tables): All<Tables> {
  return Object.assign({}, ...tables);
}
