import type { CallPath, InputOf, ReplyOf } from '../../../contracts/calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import type { MakeMissing } from '../../http/missing-files.ts';
import type { Session } from '../access/session.ts';
import type { CardDesk } from '../card-desk/card-desk.ts';
import { loginKey } from '../database/login-key.ts';
import type { Db } from '../database/tables.ts';
import type { Limit } from '../limits/limit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { FileReply, MadeFile } from './file-reply.ts';

/** Settings that every call may read. */
export interface ShopSettings {
  readonly brand: string;
  /** milliseconds until an unused session expires */
  readonly sessionMs: number;
  /** folder of the files for download; undefined if there are none */
  readonly filesDir?: string | undefined;
  /** the shop's public address, if it is known */
  readonly publicUrl?: string | undefined;
  /** where the links in mails lead, without a trailing slash: no address in a body decides that */
  readonly siteUrl: string;
  /** makes files that aren't there yet; undefined in production */
  readonly makeMissing?: MakeMissing | undefined;
}

/** All that a prepared reply may depend on besides its input: anything else would be shown to the next caller. */
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
  /** what the caller's browser calls itself; undefined if it says nothing */
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
   * gets the first answer, and `work` is not run; other writes wait for it, so `work` does nothing that takes long.
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
   * Another customer whose own row the work changes, as a user id: their writes wait for it as well. Both are queued before
   * the work begins, in one order, so that two who change each other never wait in a ring.
   */
  readonly alsoOf?: string | undefined;
  /**
   * Whether the work locks rows of the caller alone: then it shares its transaction, and so one write to the disk, with such
   * calls that arrive at the same time. Work that locks a company, an order, stock or a series of numbers has a transaction
   * of its own: two processes would otherwise lock these in different orders, and wait for each other.
   */
  readonly sharesCommit?: boolean;
}

/** The reply to a success: JSON, or a file if the contract has no JSON for it. */
type HandlerReply<P extends CallPath> = [ReplyOf<P>] extends [never] ? FileReply | MadeFile : ReplyOf<P>;

/**
 * One call of the contract.
 * @throws CallFailure for every reply that is not a success
 */
type Handler<P extends CallPath> = (input: InputOf<P>, call: CallContext) => Promise<HandlerReply<P>>;

/** A call with the same reply for everybody who asks the same: its bytes are made once per revision of the shop. */
type PreparedHandler<P extends CallPath> = (
  input: InputOf<P>,
  context: PreparedContext,
) => Promise<ReplyOf<P>>;

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
