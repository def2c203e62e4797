import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { afterReading } from '../http/after-reading.ts';
import { repeatable } from './repeatable-body.ts';

/** A request to the upstream. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  /** path with query, as it is signed */
  readonly url: string;
  /** names and values in turn */
  readonly headers: string[];
  readonly body: Buffer | AsyncIterable<Buffer> | null;
  /** milliseconds for the whole exchange; if the reply is streamed, for its head and for each pause in it */
  readonly limitMs: number;
  /** the body is a file, so while it arrives the limit applies to each pause */
  readonly isUpload?: boolean;
}

/** A whole reply; its body as received, compressed or not. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Where to stream a reply that is not kept in memory, decided from its head. */
export type StreamTo = (status: number, headers: IncomingHttpHeaders) => ServerResponse | undefined;

/** The ways to the upstream. */
export interface Connections {
  /** kept open between requests */
  readonly kept: Dispatcher;
  /** a new connection for each request */
  readonly fresh: Dispatcher;
}

export interface PendingReply {
  /** undefined when the reply has been streamed; rejects when there is none, or no whole one, in time */
  readonly reply: Promise<Reply | undefined>;
  /** gives up the request and its connection */
  abort(): void;
}

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const LARGEST_REPLY = 8 * 1024 * 1024;
/** Codes of a connection that broke, as it does when the upstream closes a kept one just as we write to it. */
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const isBroken = (error: Error): boolean => 'code' in error && BROKEN.has(String(error.code));

/**
 * One request to the upstream and its reply. It always settles within the limit, whatever the upstream does. If the connection
 * breaks before a reply begins, it is tried once more on a new one, which `callserial` makes safe for every call.
 */
export function sendRequest(connections: Connections, asked: Asked, streamTo?: StreamTo): PendingReply {
  let controller: Dispatcher.DispatchController | undefined;
  let failure: Error | undefined;
  let settle: { resolve(reply: Reply | undefined): void; reject(error: Error): void };
  const reply = new Promise<Reply | undefined>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const giveUp = (error: Error): void => {
    failure ??= error;
    clearTimeout(timer);
    arriving?.end();
    settle.reject(failure);
    controller?.abort(failure);
  };
  const timer = setTimeout(() => giveUp(new TooSlow('the upstream took too long')), asked.limitMs);

  const arriving =
    asked.body === null || Buffer.isBuffer(asked.body)
      ? undefined
      : repeatable(asked.isUpload ? ticking(asked.body, timer) : asked.body);
  const chunks: Buffer[] = [];
  let length = 0;
  let head: Pick<Reply, 'status' | 'headers'> | undefined;
  let stream: ServerResponse | undefined;
  let isSecondTry = false;

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // Given up while waiting for a free connection.
      if (failure) started.abort(failure);
    },
    onResponseStart(started, status, headers) {
      if (status < 200) return;
      head = { status, headers };
      stream = streamTo?.(status, headers);
      stream?.on('drain', () => {
        timer.refresh();
        started.resume();
      });
    },
    onResponseData(started, chunk) {
      if (stream) {
        timer.refresh();
        if (!stream.write(chunk)) {
          // From here on only the client can be slow, and the server's own limit covers that.
          clearTimeout(timer);
          started.pause();
        }
        return;
      }
      length += chunk.length;
      if (length > LARGEST_REPLY) giveUp(new Error('the reply is too large'));
      else chunks.push(chunk);
    },
    onResponseEnd() {
      clearTimeout(timer);
      arriving?.end();
      stream?.end();
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
      const whole = stream || !head ? undefined : { ...head, body };
      afterReading(() => settle.resolve(whole));
    },
    onResponseError(_started, error) {
      const canRepeat = arriving?.canRepeat() ?? true;
      if (isSecondTry || failure || head || !canRepeat || !isBroken(error)) return giveUp(error);
      isSecondTry = true;
      controller = undefined;
      dispatch(connections.fresh);
    },
  };
  const { method, url, headers } = asked;
  const dispatch = (dispatcher: Dispatcher): void => {
    // undici takes async iterables too; its type for dispatch does not say so.
    const body = (arriving?.read() ?? asked.body) as Dispatcher.DispatchOptions['body'];
    try {
      dispatcher.dispatch({ method, path: url, headers, body: body ?? null }, handler);
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)));
    }
  };
  dispatch(connections.kept);
  return { reply, abort: () => giveUp(new Error('the caller has gone')) };
}

/** Restarts the timer with every piece of a body. */
async function* ticking(body: AsyncIterable<Buffer>, timer: NodeJS.Timeout): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    timer.refresh();
    yield chunk;
  }
}
