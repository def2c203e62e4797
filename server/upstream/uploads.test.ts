import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_WORDS } from '../../contracts/domain/file/file-kind.ts';
import { PICTURE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { signedHeaders } from '../gateway/testing/signed-headers.ts';
import { json, type ProxiedShop, startProxiedShop } from './testing/proxied-shop.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const ID = 'i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11';
const REPLY = { resultCode: '0', data: { pictureId: ID } };

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop();
});
afterAll(() => shop.close());

/** Sends a body of a given type; a stream has no length in its headers. */
async function post(body: BodyInit, type?: string) {
  const response = await fetch(shop.url + UPLOAD, {
    method: 'POST',
    body,
    headers: { ...signedHeaders(UPLOAD), ...(type ? { 'content-type': type } : {}) },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
  return { status: response.status, reply: (await response.json()) as { resultMsg: string } };
}

it('passes a file on unchanged, up to the limit', async () => {
  let seen: { type: string | undefined; bytes: Buffer } | undefined;
  shop.behave(async (req: IncomingMessage, res: ServerResponse) => {
    seen = { type: req.headers['content-type'], bytes: await buffer(req) };
    json(res, JSON.stringify(REPLY));
  });
  const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
  const type = 'multipart/form-data; boundary=x';
  expect(await post(new Uint8Array(bytes), type)).toEqual({ status: 200, reply: REPLY });
  expect(seen?.type).toBe(type);
  expect(seen?.bytes.equals(bytes)).toBe(true);
});

it('refuses a longer file before the backend gets it, if its length is announced', async () => {
  let asked = 0;
  shop.behave((_req, res) => {
    asked += 1;
    json(res, JSON.stringify(REPLY));
  });
  const { status, reply } = await post(
    new Uint8Array(UPLOAD_MAX_BYTES + 1),
    'multipart/form-data; boundary=x',
  );
  expect([status, reply.resultMsg, asked]).toEqual([413, PICTURE_WORDS.large, 0]);
});

it('stops passing a file on once it exceeds the limit', async () => {
  let received = 0;
  shop.behave((req) => {
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    req.on('error', () => undefined);
  });
  let left = 2 * PICTURE_MAX_BYTES;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 65_536;
      if (left < 0) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const { status, reply } = await post(endless, 'multipart/form-data; boundary=x');
  expect([status, reply.resultMsg]).toEqual([413, PICTURE_WORDS.large]);
  expect(received).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
});

it('fetches a published picture from the backend, and accepts nothing else', async () => {
  const picture = Buffer.from('RIFF....WEBP');
  const asked: string[] = [];
  const answer = (status: number, type: string) =>
    shop.behave((req, res) => {
      asked.push(String(req.url));
      res.writeHead(status, { 'content-type': type }).end(picture);
    });
  answer(200, 'image/webp');
  expect(await shop.upstream.sharedPicture?.(ID, 'large')).toEqual(picture);
  expect(asked).toEqual([`/base/shared/${ID}.large.webp`]);
  answer(404, 'image/webp');
  expect(await shop.upstream.sharedPicture?.(ID, 'large')).toBeUndefined();
  answer(200, 'text/html');
  expect(await shop.upstream.sharedPicture?.(ID, 'large')).toBeUndefined();
});
