import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** https://www.w3.org/TR/trace-context/: version, trace, span of the caller, flags. Neither trace nor span is all zeros. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

interface Trace {
  readonly traceId: string;
  /** two hexadecimal digits, such as whether the trace is recorded */
  readonly flags: string;
}

/** The trace that a request belongs to, if its caller names one. */
export function traceOf(req: IncomingMessage): Trace | undefined {
  const header = req.headers.traceparent;
  const [, traceId, flags] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  return traceId === undefined || flags === undefined ? undefined : { traceId, flags };
}

/** The `traceparent` for a request of ours within this trace, with a new span. */
export const traceParent = ({ traceId, flags }: Trace): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
