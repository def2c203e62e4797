import type { CallPath, InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { MakeMissing } from '../../../http/missing-files.ts';
import type { Session } from '../access/session.ts';
import type { CardDesk } from '../card-desk/card-desk.ts';
import { loginKey } from '../database/login-key.ts';
import type { Db } from '../database/tables.ts';
import type { Limit } from '../limits/limit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { FileReply, MadeFile } from './file-reply.ts';
import type { StreamedList } from './streamed-list.ts';

/** Settings that every call may read. */
export interface ShopSettings {
  readonly brand: string;
  /** milliseconds until an unused session expires */
  readonly sessionMs: number;
  /** folder of the files for download; undefined if there are none */
  readonly filesDir?: string | undefined;
  /** the shop's public address, if it is known */
  readonly publicUrl?: string | undefined;
  /** base of links in mails, without a trailing slash; never taken from a body */
  readonly siteUrl: string;
  /** makes files that aren't there yet; undefined in production */
  readonly makeMissing?: MakeMissing | undefined;
}

/** All that a prepared reply may depend on besides its input, as it is shown to other callers too. */
export interface PreparedContext {
  /** for reading; writes go through `once` if the contract says x-idempotent */
  readonly db: Db;
  /** whether the caller is shown prices */
  readonly seesPrices: boolean;
}

/** What a handler may use besides its checked input. */
export interface CallContext extends PreparedContext, ShopSettings {
  /** milliseconds since 1970 */
  readonly now: number;
  readonly outbox: Outbox;
  /** the line to the card provider; never used inside a transaction */
  readonly cards: CardDesk;
  readonly token: string | undefined;
  /** the caller's User-Agent header */
  readonly userAgent: string | undefined;
  /** the token's session; undefined for a visitor, and on calls that open or end sessions */
  readonly session: Session | undefined;
  /**
   * The file of a call that takes one.
   * @throws CallFailure "1" for a body that isn't one file
   */
  file(): Promise<Buffer>;
  /**
   * Runs a call's writes all or none, and answers after they are committed. On an x-idempotent call a repeated callserial
   * gets the first answer, and `work` is not run. Other writes wait for it, so `work` must be quick.
   */
  once<R extends { readonly resultCode: '0' }>(
    work: (db: Db) => Promise<R>,
    options?: OnceOptions,
  ): Promise<R>;
}

export interface OnceOptions {
  /** what else makes it the same call, besides its input: the hash of its file */
  readonly file?: string;
  /**
   * User id of another customer whose rows the work changes: their writes wait for it too. Both are queued before the work
   * begins, always in the same order, so that two who change each other don't deadlock.
   */
  readonly alsoOf?: string | undefined;
  /**
   * Whether the work only locks rows of the caller. It then shares a transaction, and so one write to the disk, with other such
   * calls that arrive at the same time. Work that locks a company, an order, stock or a number series has its own transaction,
   * because two processes would otherwise lock these in different orders and deadlock.
   */
  readonly sharesCommit?: boolean;
}

/** The reply to a success: JSON, or a file if the contract has no JSON for it. */
type HandlerReply<P extends CallPath> = [ReplyOf<P>] extends [never] ? FileReply | MadeFile : ReplyOf<P>;

/**
 * One call of the contract.
 * @throws CallFailure for every reply that is not a success
 */
export type Handler<P extends CallPath> = (input: InputOf<P>, call: CallContext) => Promise<HandlerReply<P>>;

/** The reply of a call that answers a list, where it is long. */
type StreamedReply<P extends CallPath> =
  ReplyOf<P> extends { readonly data: readonly (infer Row)[] } ? StreamedList<Row> : never;

/**
 * A call whose reply depends only on its input: its bytes are made once per revision of the shop, or each time for a long list
 * as a stream.
 */
export type PreparedHandler<P extends CallPath> = (
  input: InputOf<P>,
  context: PreparedContext,
) => Promise<ReplyOf<P> | StreamedReply<P>>;

/** How one call is served: by a handler, possibly with limits, or by prepared replies. */
export type ServedCall<P extends CallPath> =
  | { readonly handler: Handler<P>; readonly limits?: readonly Limit<keyof InputOf<P> & string>[] }
  | { readonly preparedBy: PreparedHandler<P> };

/** What one resource serves. A path that the contract does not list does not compile. */
export type CallTable = { readonly [P in CallPath]?: ServedCall<P> };

/** Every call of the contract. */
export type ServedCalls = { readonly [P in CallPath]: ServedCall<P> };

/** The logged-in customer of a call that needs one. */
export function customerOf(call: CallContext): Session {
  if (!call.session) throw new CallFailure('-1000', undefined, 401);
  return call.session;
}

/** @throws CallFailure 102 when a body names anyone but the token's user */
export function ownCustomer(
  call: CallContext,
  named: { readonly userId: string; readonly loginName?: string },
): Session {
  const customer = customerOf(call);
  const otherName =
    named.loginName !== undefined && loginKey(named.loginName) !== loginKey(customer.loginName);
  if (named.userId !== customer.userId || otherName) throw new CallFailure('102');
  return customer;
}
