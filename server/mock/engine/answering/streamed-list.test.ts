import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { sendAnswer } from './answer.ts';
import { StreamedList, wholeOrStreamed } from './streamed-list.ts';

const row = (number: number) => ({ productId: `p-${number}`, note: 'é"\n'.repeat(2000) });
const PIECES = 2000;
const TURNS = 4 * PIECES;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** @returns the address of a list with these pieces after its first */
async function served(pieces: AsyncIterable<readonly object[]>): Promise<string> {
  const list = new StreamedList<object>([row(0)], pieces);
  const server = createServer((req, res) => void sendAnswer(req, res, { kind: 'streamed', list }));
  server.listen(0);
  await once(server, 'listening');
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

async function asked(url: string, headers = {}): Promise<IncomingMessage> {
  const [response] = await once(get(url, { headers, agent: false }), 'response');
  return response;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

it('a list is read no faster than it is taken, and then to its end', async () => {
  let read = 0;
  const url = await served(
    (async function* () {
      for (; read < PIECES; read += 1) yield [row(read + 1)];
    })(),
  );
  const response = await asked(url);
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
  expect(read).toBeLessThan(PIECES);
  const { data } = JSON.parse(String(await bytesOf(response)));
  expect(data).toEqual(Array.from({ length: PIECES + 1 }, (_, number) => row(number)));
});

it('a list whose caller leaves is not read on', async () => {
  let isOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  let read = 0;
  const url = await served(
    (async function* () {
      try {
        for (; read < PIECES; read += 1) yield [row(read + 1)];
      } finally {
        isOver();
      }
    })(),
  );
  const response = await asked(url);
  response.destroy();
  await over;
  expect(read).toBeLessThan(PIECES);
});

it('a list that fails half-way breaks its connection, so that it is not taken for whole', async () => {
  const url = await served(
    (async function* () {
      yield [row(1)];
      throw new Error('the database is gone');
    })(),
  );
  await expect(asked(url).then(bytesOf)).rejects.toThrow('aborted');
});

it('a list is compressed as its caller accepts it', async () => {
  const url = await served(
    (async function* () {
      yield [];
      yield [row(1), row(2)];
    })(),
  );
  const response = await asked(url, { 'accept-encoding': 'gzip' });
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const reply = JSON.parse(String(gunzipSync(await bytesOf(response))));
  expect(reply).toEqual({ resultCode: '0', data: [row(0), row(1), row(2)] });
});

it('a list of one piece is whole, and so is an empty one', async () => {
  const pieces = async function* (...all: object[][]) {
    yield* all;
  };
  expect(await wholeOrStreamed(pieces([row(1)]))).toEqual({ resultCode: '0', data: [row(1)] });
  expect(await wholeOrStreamed(pieces())).toEqual({ resultCode: '0', data: [] });
  const list = await wholeOrStreamed(pieces([row(1)], [row(2)], [row(3)]));
  expect(list).toBeInstanceOf(StreamedList);
  expect(await (list as StreamedList).whole()).toEqual({ resultCode: '0', data: [row(1), row(2), row(3)] });
});
