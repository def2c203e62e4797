import type { Thing, WithContext } from 'schema-dts';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import type { Device, PageQuery } from '../../contracts/site/site-map.ts';
import { fallbackKey } from '../lib/use-call.ts';
import type { PageDetail } from '../state/page-detail.ts';

/** A call and its input. */
export type CallOf<P extends CallPath> = readonly [path: P, input: InputOf<P>];

/** One call that a page makes as a visitor. */
export type PageCall = { [P in CallPath]: CallOf<P> }[CallPath];

/** Replies by their cache key. */
export type Replies = Readonly<Record<string, unknown>>;

/** What a page needs on the server, exported as `needs` by its `<id>.server.ts`. Each part may be left out. */
export interface PageNeeds {
  /** what its hooks read with `useCall` */
  readonly calls?: (search: string) => readonly PageCall[];
  /** instead of these, in a long shop */
  readonly pagedCalls?: (search: string) => readonly PageCall[];
  /** what its hooks read once they have those replies; the page works without it */
  readonly follow?: (search: string, replies: Replies, isLongShop: boolean) => readonly PageCall[];
  /** what the page shows of the replies, by the keys under which its hooks look; without it, all of them as they came */
  readonly shown?: (search: string, replies: Replies) => Replies;
  /** for a page that shows the time: until when what it shows now is right, in milliseconds since 1970 */
  readonly rightUntil?: (now: number) => number;
  /** the query as the page reads it: without what it would ignore, in one order; the query as it is by default */
  readonly query?: (search: string) => string;
  /** the query without values that the shop doesn't have; a visitor who uses such a value is redirected to it */
  readonly knownQuery?: (search: string, replies: Replies) => string;
  /** whether people make up such queries, such as searches: their pages aren't cached, nor listed by search engines */
  readonly isMadeUp?: (search: string) => boolean;
  /** where to redirect an address whose query lacks what the page needs */
  readonly redirect?: (search: string, device: Device) => string | undefined;
  /** what the head says about the content, from what is shown */
  readonly head?: (search: string, replies: Replies) => PageDetail | undefined;
  /** structured data about the content for search engines, by schema.org's vocabulary; never a price */
  readonly structuredData?: (search: string, replies: Replies, site: PublicSite) => readonly StructuredData[];
  /** the addresses of this page to list for search engines; by default its own, without a query */
  readonly listed?: {
    readonly calls: () => readonly PageCall[];
    readonly queries: (replies: Replies) => readonly PageQuery[];
  };
}

export type StructuredData = WithContext<Thing>;

/** The shop as seen from outside. */
export interface PublicSite {
  readonly brand: string;
  /** makes an absolute address from a path of the shop */
  readonly absolute: (path: string) => string;
}

/** The reply to a call among those the server has fetched. */
export function replyIn<P extends CallPath>(replies: Replies, [path, input]: CallOf<P>) {
  return replies[fallbackKey(path, input)] as ReplyOf<P> | undefined;
}
