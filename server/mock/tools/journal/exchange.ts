import type { CheckedCall } from '../../../calls/backend.ts';
import type { CallFailure } from '../../../calls/call-failure.ts';
import type { Session } from '../../engine/access/session.ts';
import type { CallBody } from '../../engine/answering/call-chain.ts';

/** A body as received. */
export interface SeenBody {
  /** content-type and content-encoding */
  readonly headers: CallBody['headers'];
  /** '' where it could not be read */
  readonly text: string;
  /** why it could not be read */
  readonly refusal?: CallFailure;
}

/** A call and its reply, by reference: they are only masked and checked when they are read. Never leaves the process. */
export interface Exchange {
  /** milliseconds since 1970, on the world's clock */
  readonly at: number;
  /** how far that clock was ahead of the machine's, in milliseconds */
  readonly offsetMs: number;
  readonly ms: number;
  readonly call: CheckedCall;
  readonly session: Session | undefined;
  readonly body: SeenBody;
  /** address of the page that made the call, if its caller gives one */
  readonly referer: string | undefined;
  /** 0 when the connection was dropped */
  readonly status: number;
  readonly replyType: string;
  /** of a list that was read while it was sent, the first piece as a whole list */
  readonly reply: Buffer;
  /** how the later pieces of such a list break the contract */
  readonly laterProblems?: readonly string[];
  readonly isReplyShared: boolean;
  /** size of a file in bytes; its content is not kept */
  readonly fileSize?: number;
  /** kind of the fault that was injected, or '' */
  readonly fault: string;
}
