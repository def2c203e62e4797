import type { CallPath, InputOf, ReplyOf } from '../../../contracts/calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import type { Session } from '../access/session.ts';
import type { Db } from '../database/tables.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { FileReply } from './file-reply.ts';

/** What a handler may use beside its checked input. */
export interface CallContext {
  /** for reading; writes go through `once` where the contract says x-idempotent */
  readonly db: Db;
  /** milliseconds since 1970 */
  readonly now: number;
  readonly brand: string;
  /** milliseconds that a session lives without a call */
  readonly sessionMs: number;
  /** folder of the files on offer; undefined where none are */
  readonly filesDir: string | undefined;
  readonly outbox: Outbox;
  readonly token: string | undefined;
  /** whoever the token belongs to; undefined for a visitor, and on calls that open or end sessions */
  readonly session: Session | undefined;
  /**
   * Runs the writes of a call in one transaction. On an x-idempotent call a repeated callserial gets the first
   * answer, and `work` is not run.
   */
  once<R extends { readonly resultCode: '0' }>(work: (db: Db) => Promise<R>): Promise<R>;
}

/** What a success is answered with: JSON, or a file where the contract knows no JSON of a success. */
export type HandlerReply<P extends CallPath> = [ReplyOf<P>] extends [never] ? FileReply : ReplyOf<P>;

/**
 * One call of the contract.
 * @throws CallFailure for every answer that is no success
 */
export type Handler<P extends CallPath> = (input: InputOf<P>, call: CallContext) => Promise<HandlerReply<P>>;

/** One handler for each call that is named. */
export type Handlers<P extends CallPath> = { readonly [Path in P]: Handler<Path> };

/** The logged-in customer of a call that needs one. */
export function customerOf(call: CallContext): Session {
  if (!call.session) throw new CallFailure('-1000', undefined, 401);
  return call.session;
}

/** @throws CallFailure 102 when a body names somebody else than the token's user */
export function ownCustomer(
  call: CallContext,
  named: { readonly userId: string; readonly loginName?: string },
): Session {
  const customer = customerOf(call);
  const otherName =
    named.loginName !== undefined && named.loginName.toLowerCase() !== customer.loginName.toLowerCase();
  if (named.userId !== customer.userId || otherName) throw new CallFailure('102');
  return customer;
}
