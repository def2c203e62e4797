import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Backend {
  readonly origin: string;
  /** bodies of the calls received, oldest first */
  readonly asked: URLSearchParams[];
  /** sets how calls are answered from now on; undefined leaves them waiting */
  answer: ((body: URLSearchParams) => object) | undefined;
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
    release() {
      for (const { body, res } of waiting.splice(0)) res.end(JSON.stringify(backend.answer?.(body)));
    },
    reset() {
      for (const { res } of waiting.splice(0)) res.end('{}');
      backend.asked.length = 0;
      backend.answer = undefined;
    },
    close() {
      backend.reset();
      server.closeAllConnections();
      server.close();
    },
  };
  return backend;
}
