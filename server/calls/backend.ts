import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/calls.ts';

/** A call whose headers and sign the gateway has found right. The body has not been read yet. */
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

/** What stands behind the gateway: the mock in this process, or the real woojiapi over HTTP. */
export interface Backend {
  /** Answers one call of a browser completely. Rejects only on a programming error. */
  serve(call: CheckedCall, req: IncomingMessage, res: ServerResponse): Promise<void>;
  /**
   * Asks as a visitor, for server rendering: no token, so never a price.
   * @throws CallFailure when the answer is no success
   */
  ask<P extends CallPath>(path: P, input: InputOf<P>): Promise<ReplyOf<P>>;
  /** Grows with every change of what `ask` answers, where the backend can tell. Never waits. */
  revision?(): number;
  /** paths beyond the contract that it answers, each with its method */
  readonly beyond?: ReadonlyMap<string, CheckedCall['method']>;
  /** Whether it answers now (`/readyz`). Never rejects. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
