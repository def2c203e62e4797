import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** https://www.w3.org/TR/trace-context/: version, trace, span of the caller, flags. Neither trace nor span is all zeros. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

interface Trace {
  readonly traceId: string;
  /** the span in which the caller makes the request */
  readonly spanId: string;
  /** two hexadecimal digits, such as whether the trace is recorded */
  readonly flags: string;
}

/** The trace that a request belongs to, if its caller names one. */
export function traceOf(req: IncomingMessage): Trace | undefined {
  const header = req.headers.traceparent;
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

export const newSpanId = (): string => randomBytes(8).toString('hex');

/** The `traceparent` for a request of ours within this trace. */
export const traceParent = (
  { traceId, flags }: Pick<Trace, 'traceId' | 'flags'>,
  spanId = newSpanId(),
): string => `00-${traceId}-${spanId}-${flags}`;

/** A call to another program, until its reply is there. */
export interface TracedCall {
  /** the `traceparent` to send with it */
  readonly traceParent: string;
  /** @param status of the reply; left out if there was none */
  end(status?: number): void;
}

/** Records how long a request and its parts took. Parts outside the course of a recorded request are not recorded. */
export interface Tracer {
  /** Answers a request within a span of its own; the request then has a `traceparent`. */
  request(req: IncomingMessage, res: ServerResponse, answer: () => void): void;
  /** @param name the same for all calls of a kind */
  call(name: string): TracedCall | undefined;
  part<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** a part that has just ended */
  ended(name: string, seconds: number, isFailed: boolean): void;
}
