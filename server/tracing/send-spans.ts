import type { Logger } from '../http/logger.ts';
import type { Span } from './create-tracer.ts';

/** Counts spans. */
export interface SpanWatch {
  spansLeft(outcome: 'sent' | 'dropped', count: number): void;
}

export interface SenderOptions {
  /** where the collector takes spans */
  readonly url: URL;
  /** sent with them, such as a key */
  readonly headers: Readonly<Record<string, string>>;
  /** under which the collector lists the shop */
  readonly serviceName: string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly watch?: SpanWatch | undefined;
  /** milliseconds in which the collector takes what is sent when the program stops; 2 s by default */
  readonly stopWithinMs?: number;
}

export interface SpanSender {
  /** Never waits and never fails: a span for which there is no room is dropped. */
  add(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const ROOM = 2_048;
const AT_ONCE = 512;
const EVERY_MS = 1_000;
const LIMIT_MS = 10_000;
const STOP_WITHIN_MS = 2_000;
const FAILED = 2;

/**
 * Sends spans to a collector in the background, in OTLP's JSON over HTTP. What it doesn't take is dropped and counted; the log
 * says once that it fails, and once that it works again.
 */
export function sendSpans({
  url,
  headers,
  serviceName,
  logger,
  watch,
  stopWithinMs = STOP_WITHIN_MS,
}: SenderOptions): SpanSender {
  const waiting: Span[] = [];
  const stopping = new AbortController();
  let isFailing = false;

  /** @returns why the collector didn't take them, if so */
  const post = async (spans: readonly Span[]): Promise<string | undefined> => {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(exportOf(spans, serviceName)),
        // another server must not get the key
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), stopping.signal]),
      });
      await reply.body?.cancel();
      return reply.ok ? undefined : `HTTP ${reply.status}`;
    } catch (error) {
      return reasonOf(error);
    }
  };

  const tell = (why: string | undefined) => {
    if (why !== undefined && !isFailing) logger.warn({ why }, "spans can't be sent and are dropped");
    if (why === undefined && isFailing) logger.info('spans can be sent again');
    isFailing = why !== undefined;
  };

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, AT_ONCE);
      const why = await post(spans);
      tell(why);
      watch?.spansLeft(why === undefined ? 'sent' : 'dropped', spans.length);
    }
  };

  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  }, EVERY_MS).unref();

  return {
    add(span) {
      if (waiting.length < ROOM) waiting.push(span);
      else watch?.spansLeft('dropped', 1);
    },
    async close() {
      clearInterval(timer);
      const limit = setTimeout(() => stopping.abort(), stopWithinMs);
      await sending;
      await sendAll();
      clearTimeout(limit);
    },
  };
}

/** Of the error alone, as an address may contain a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding: 64-bit numbers are text. */
const exportOf = (spans: readonly Span[], serviceName: string) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': serviceName }) },
      scopeSpans: [{ scope: { name: 'shop' }, spans: spans.map(written) }],
    },
  ],
});

const written = ({ startMs, endMs, attributes, isFailed, ...span }: Span) => ({
  ...span,
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: attributesOf(attributes),
  ...(isFailed ? { status: { code: FAILED } } : {}),
});

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }];
  });
