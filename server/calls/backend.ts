import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import type { SharedSize } from '../../contracts/domain/project/shared-project.ts';
import type { CallKnowledge, Drift } from '../http/readiness-page.ts';
import type { CallFailure } from './call-failure.ts';

/** A call with valid headers and sign. The body has not been read yet. */
export interface CheckedCall {
  readonly method: 'GET' | 'POST';
  /** path without query */
  readonly path: string;
  /** path with query, as it was signed */
  readonly url: string;
  readonly brand: string;
  readonly callserial: string;
  readonly calltime: string;
  readonly debug: string;
  readonly token: string | undefined;
  /** address of the caller, for rate limits */
  readonly address: string;
  readonly requestId: string;
}

/** A call that the gateway has answered itself; its body stays unread. */
export interface RefusedCall extends Pick<CheckedCall, 'path' | 'url'> {
  readonly method: string;
}

/** Mails that a backend has still to send. */
export interface WaitingMails {
  readonly count: number;
  /** how long the oldest has waited; 0 for none */
  readonly oldestSeconds: number;
}

/** What is behind the gateway: the mock in this process, or the real woojiapi over HTTP. */
export interface Backend {
  /** Answers one call from a browser completely. Rejects only on a programming error. */
  serve(call: CheckedCall, req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Hears of a call that was refused before it got here, by the `reason` of its failure; left out by a backend without a journal. */
  refused?(call: RefusedCall, failure: CallFailure, req: IncomingMessage): Promise<void>;
  /**
   * Asks as a visitor, for server rendering: no token, so never a price.
   * @throws CallFailure when the call fails
   */
  ask<P extends CallPath>(path: P, input: InputOf<P>): Promise<ReplyOf<P>>;
  /**
   * The shop that a request for a page names, if the mock's console is on and it names one; a CallFailure if there is no such shop.
   */
  namedBy?(req: IncomingMessage): Pick<Backend, 'ask'> | CallFailure | undefined;
  /**
   * A picture of a customer's project in the gallery, as WebP; undefined if there is none. Left out by a backend without such pictures.
   * @throws CallFailure when the backend fails
   */
  sharedPicture?(pictureId: string, size: SharedSize): Promise<Buffer | undefined>;
  /** Handles a call back of the card provider, if the backend has one in this process. Never rejects. */
  takeCallBack?(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** A number that rises with every change to what `ask` returns, if the backend has one. */
  revision?(): number;
  /** Paths of our own calls that it is known to lack; a backend that has all of them leaves it out. */
  lacking?(): ReadonlySet<string>;
  /** What it is known to have of our own calls, for operators; a backend that has all of them leaves it out. */
  knowledge?(): readonly CallKnowledge[];
  /** Left out by a backend that sends no mails in this process. Rejects if its database fails. */
  waitingMails?(): Promise<WaitingMails>;
  /** paths outside the contract that it also answers, each with its methods */
  readonly beyond?: ReadonlyMap<string, readonly CheckedCall['method'][]>;
  /** Whether it answers now (`/readyz`). Never rejects. */
  ready(): Promise<boolean>;
  /** Why `ready` last said no, as a sentence for operators, if that is known. */
  trouble?(): string | undefined;
  /** Where replies have differed from the contract, if that is watched, for operators. */
  drift?(): readonly Drift[];
  close(): Promise<void>;
}
