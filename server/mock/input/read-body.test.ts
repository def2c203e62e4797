import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../gateway/testing/listen.ts';
import type { TestShop } from '../testing/open-shop.ts';
import { withShop } from '../testing/with-shop.ts';
import { CallerGone, readBody } from './read-body.ts';

const SEND = '/woojiapi/compose/sendemail';
const FORM = 'application/x-www-form-urlencoded';
const portOf = (origin: string) => Number(new URL(origin).port);

// uses bare sockets: fetch hides what happens to a connection
describe('bodies', () => {
  let shop: TestShop;
  withShop('libSQL', (opened) => {
    shop = opened;
  });

  it('of unknown length are cut off at 256 kB', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(shop.origin), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.includes('\r\n\r\n')) resolve(text);
      });
      socket.on('error', reject);
      socket.write(
        `POST ${SEND} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const part = 'x'.repeat(64 * 1024);
      for (let i = 0; i < 5; i++) socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that are too large are read to the end, so that the reply is not lost and the connection stays', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    const parts = 16;
    const answers = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(shop.origin), '127.0.0.1');
      let text = '';
      // a client that sends everything before reading notices nothing until the end
      socket.pause();
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.includes('"resultCode":"0"')) resolve(text);
      });
      socket.on('close', () => reject(new Error(`closed after: ${text}`)));
      socket.on('error', reject);
      socket.write(
        `POST ${SEND} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: ${parts * part.length}\r\n\r\n`,
      );
      for (let i = 0; i < parts; i++) socket.write(part);
      socket.write('GET /api/dic?type=Unit HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resume());
    });
    expect(answers).toMatch(/^HTTP\/1\.1 413 .*must not be larger than 256 kB.*HTTP\/1\.1 200 /s);
  });

  it("that break off don't harm the shop", async () => {
    await new Promise<void>((resolve, reject) => {
      const socket = connect(portOf(shop.origin), '127.0.0.1', () => {
        socket.write(
          `POST ${SEND} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 100\r\n\r\nabc`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    expect((await shop.call('/api/dic', undefined, { query: '?type=Unit' })).resultCode).toBe('0');
  });

  it('of a caller who has already gone are dropped', async () => {
    let read: (body: unknown) => void = () => undefined;
    const outcome = new Promise((resolve) => {
      read = resolve;
    });
    const server = await listen((req) => {
      req.once('close', () => read(readBody(req).catch((error: unknown) => error)));
    });
    const socket = connect(portOf(server.url), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc', () => socket.destroy());
    });
    expect(await outcome).toBeInstanceOf(CallerGone);
    await server.close();
  });
});
