import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { configureApiClient } from '../api-client.ts';
import { onFailure } from '../failure-channel.ts';

export interface Backend {
  readonly origin: string;
  /** bodies of the calls received, oldest first */
  readonly asked: URLSearchParams[];
  /** sets how calls are answered from now on; undefined leaves them waiting */
  answer: ((body: URLSearchParams) => object) | undefined;
  /** the HTTP status of the answers; 200 unless set */
  status: number;
  /** answers the waiting calls */
  release(): void;
  /** clears the calls received, and answers nothing until set again */
  reset(): void;
  close(): void;
}

/** A real HTTP server with scripted replies. */
export async function openBackend(): Promise<Backend> {
  const waiting: { body: URLSearchParams; res: ServerResponse }[] = [];
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const body = new URLSearchParams(text);
    backend.asked.push(body);
    waiting.push({ body, res });
    if (backend.answer) backend.release();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: Backend = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: undefined,
    status: 200,
    release() {
      for (const { body, res } of waiting.splice(0))
        res.writeHead(backend.status).end(JSON.stringify(backend.answer?.(body)));
    },
    reset() {
      for (const { res } of waiting.splice(0)) res.end('{}');
      backend.asked.length = 0;
      backend.answer = undefined;
      backend.status = 200;
    },
    close() {
      backend.reset();
      server.closeAllConnections();
      server.close();
    },
  };
  return backend;
}

export interface CallBackend extends Backend {
  /** failures that were reported for a notice, not shown in place; oldest first */
  readonly reported: readonly unknown[];
}

/**
 * A backend for all tests of a file, which receives the shop's calls; new for each test.
 * @returns the backend, once the tests run
 */
export function backendOfCalls(token: () => string | undefined = () => undefined): () => CallBackend {
  let backend: Backend;
  let reported: unknown[];
  beforeAll(async () => {
    backend = await openBackend();
    configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token, origin: backend.origin });
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    backend.reset();
    reported = [];
    onTestFinished(onFailure((error) => reported.push(error)));
  });
  return () => Object.assign(backend, { reported });
}
