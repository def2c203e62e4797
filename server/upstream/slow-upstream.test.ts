import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOf, type ProxiedShop, startProxiedShop } from './testing/proxied-shop.ts';

let shop: ProxiedShop;
beforeAll(async () => {
  shop = await startProxiedShop(300);
});
afterAll(() => shop.close());

describe('an upstream', () => {
  it.each([
    ['says nothing', (_req: IncomingMessage, _res: ServerResponse) => {}],
    [
      'stops in the middle',
      (_req: IncomingMessage, res: ServerResponse) => {
        res.writeHead(200, { 'content-type': 'application/json' }).write('{"resultCode"');
      },
    ],
    [
      'drips',
      (_req: IncomingMessage, res: ServerResponse) => {
        res.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => res.write(' '), 20);
        res.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is 104 with HTTP 504, and its connection is given up', async (_, listener) => {
    let closed: Promise<unknown> | undefined;
    shop.behave((req, res) => {
      closed = closeOf(req);
      listener(req, res);
    });
    const answer = await shop.call();
    expect(answer.status).toBe(504);
    expect(JSON.parse(answer.text)).toEqual({ resultCode: '104', resultMsg: 'Error' });
    await closed;
  });
});
