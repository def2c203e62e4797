import type { CallPath } from '../../../../contracts/api/calls.ts';
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

/** The tables of all resources as one. If a path is in two of them, its handler is missing from the result's type and it doesn't compile. */
export function serveAll<const Tables extends readonly CallTable[]>(...tables: Tables): All<Tables> {
  return Object.assign({}, ...tables);
}
