import type { Thing, WithContext } from 'schema-dts';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/calls.ts';
import type { Device, PageQuery } from '../../contracts/site-map.ts';
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
  /** what its hooks ask for by `useCall` */
  readonly calls?: (search: string) => readonly PageCall[];
  /** what its hooks ask for once they have those replies; the page can do without what they bring */
  readonly follow?: (search: string, replies: Replies) => readonly PageCall[];
  /** where an address is sent that lacks what the page needs */
  readonly redirect?: (search: string, device: Device) => string | undefined;
  /** what the head says of the content */
  readonly head?: (search: string, replies: Replies) => PageDetail | undefined;
  /** what search engines are told of the content, by schema.org's vocabulary; never a price */
  readonly structuredData?: (search: string, replies: Replies, site: PublicSite) => readonly StructuredData[];
  /** the addresses of this page that search engines are told of; without it, the page's own without a query */
  readonly listed?: {
    readonly calls: () => readonly PageCall[];
    readonly queries: (replies: Replies) => readonly PageQuery[];
  };
}

export type StructuredData = WithContext<Thing>;

/** The shop as others see it from outside. */
export interface PublicSite {
  readonly brand: string;
  /** makes a path of the shop an address that works anywhere */
  readonly absolute: (path: string) => string;
}

/** The reply to a call among those that the server has fetched. */
export function replyIn<P extends CallPath>(replies: Replies, [path, input]: CallOf<P>) {
  return replies[fallbackKey(path, input)] as ReplyOf<P> | undefined;
}
