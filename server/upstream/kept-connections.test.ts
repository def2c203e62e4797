import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { signedHeaders } from '../gateway/testing/signed-headers.ts';
import { DOWNLOAD, GOOD, json, LIST, type ProxiedShop, startProxiedShop } from './testing/proxied-shop.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop();
});
afterAll(() => shop.close());

/** Answers the first request of each connection, and breaks the connection on the next. */
function closingUnderOurHand(
  answer: RequestListener,
  breakIt: (req: IncomingMessage) => void,
): RequestListener {
  const used = new WeakSet<Socket>();
  return (req, res) => {
    if (used.has(req.socket)) return breakIt(req);
    used.add(req.socket);
    answer(req, res);
  };
}

const BREAKS: Record<string, (req: IncomingMessage) => void> = {
  closes: (req) => req.socket.end(),
  cuts: (req) => req.socket.destroy(),
  resets: (req) => req.socket.resetAndDestroy(),
  'resets in the middle of the body': (req) => req.once('data', () => req.socket.resetAndDestroy()).resume(),
};

/** Posts a body of unknown length in two pieces, the second after the first has been received. */
async function postInPieces(
  first: string,
  second: string,
  received: () => Promise<unknown>,
): Promise<string> {
  const req = request(shop.url + LIST, { method: 'POST', headers: signedHeaders(LIST) });
  req.write(first);
  await received();
  req.end(second);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  return text(res);
}

describe.each(Object.entries(BREAKS))(
  'a kept connection that the upstream %s as a call is written to it',
  (_, breakIt) => {
    it('fails no call', async () => {
      const bodies: string[] = [];
      const answer: RequestListener = async (req, res) => {
        bodies.push(await text(req));
        json(res, GOOD);
      };
      shop.behave(closingUnderOurHand(answer, breakIt));
      for (let times = 0; times < 10; times += 1) {
        const { status } = await shop.call(LIST, {}, `times=${times}`);
        expect(status, String(times)).toBe(200);
      }
      expect(bodies).toEqual(Array.from({ length: 10 }, (_, times) => `times=${times}`));
      expect(await shop.upstream.ask('/api/dic', { type: 'Grade' })).toEqual(JSON.parse(GOOD));
      expect(await shop.upstream.ask('/api/dic', { type: 'Grade' })).toEqual(JSON.parse(GOOD));
    });

    it('fails no call whose body is still arriving', async () => {
      const bodies: string[] = [];
      let begun = () => {};
      const answer: RequestListener = async (req, res) => {
        req.once('data', () => begun());
        bodies.push(await text(req));
        json(res, GOOD);
      };
      shop.behave(closingUnderOurHand(answer, breakIt));
      for (let times = 0; times < 6; times += 1) {
        const arrived = new Promise<void>((resolve) => {
          begun = resolve;
        });
        expect(await postInPieces('first ', String(times), () => arrived)).toBe(GOOD);
      }
      expect(bodies).toEqual(Array.from({ length: 6 }, (_, times) => `first ${times}`));
    });
  },
);

it.each(Object.entries(BREAKS).slice(0, 3))(
  'a kept connection that the upstream %s costs no download',
  async (_, breakIt) => {
    shop.behave(
      closingUnderOurHand(
        (_req, res) => res.writeHead(200, { 'content-type': 'model/gltf-binary' }).end('model'),
        breakIt,
      ),
    );
    for (let times = 0; times < 4; times += 1) expect((await shop.call(DOWNLOAD)).text).toBe('model');
  },
);

it('sends a call at most twice', async () => {
  let asked = 0;
  shop.behave((req) => {
    asked += 1;
    req.socket.destroy();
  });
  expect((await shop.call()).status).toBe(502);
  expect(asked).toBe(2);
});

it('sends nothing twice after a reply has begun', async () => {
  let asked = 0;
  shop.behave((_req, res) => {
    asked += 1;
    res.writeHead(200, { 'content-type': 'application/json' });
    res.write('{"resultCode":"0"', () => res.socket?.destroy());
  });
  expect((await shop.call()).status).toBe(502);
  expect(asked).toBe(1);
});

it('sends a file only once, because it is not kept for repeating', async () => {
  let asked = 0;
  shop.behave((req) => {
    asked += 1;
    let received = 0;
    req
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > 1024 * 1024) req.socket.resetAndDestroy();
      });
  });
  const post = () =>
    fetch(shop.url + UPLOAD, {
      method: 'POST',
      body: new Uint8Array(PICTURE_MAX_BYTES / 2),
      headers: { ...signedHeaders(UPLOAD), 'content-type': 'multipart/form-data; boundary=x' },
    });
  expect((await post()).status).toBe(502);
  expect(asked).toBe(1);
  shop.behave(async (req, res) =>
    json(res, JSON.stringify({ resultCode: '0', length: (await buffer(req)).length })),
  );
  expect(await (await post()).json()).toMatchObject({ length: PICTURE_MAX_BYTES / 2 });
});
