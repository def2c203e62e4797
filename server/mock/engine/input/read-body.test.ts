import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../../gateway/testing/listen.ts';
import type { TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';
import { CallerGone, readBody } from './read-body.ts';

const SEND = '/woojiapi/compose/sendemail';
const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const portOf = (origin: string) => Number(new URL(origin).port);

// bare sockets, because fetch hides what happens to a connection
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

  /** Announces a body, and sends it only after "100 Continue". @returns everything that came back, until the connection ends or `until` */
  function announce(target: string, headers: string, body: string, until: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(portOf(shop.origin), '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => {
        if (!said.includes('100 Continue') && String(chunk).startsWith('HTTP/1.1 100')) socket.write(body);
        said += chunk;
        if (said.includes(until)) socket.end();
      });
      socket.on('end', () => resolve(said));
      socket.on('error', reject);
      socket.write(`POST ${target} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n${headers}\r\n`);
    });
  }

  it.each([
    ['a form over 256 kB', SEND, FORM, 262_145, '413'],
    ['a file over its limit', UPLOAD, PARTS, 99_999_999, '413'],
    ['a file that comes as a form', UPLOAD, FORM, 1000, '415'],
    ['an unknown call', '/woojiapi/nothing', FORM, 1000, '404'],
  ])(
    'announced with "Expect: 100-continue" are refused before they are sent: %s',
    async (_, target, type, length, status) => {
      const token = await shop.logIn('trade@alderline.example');
      const headers = `Content-Type: ${type}\r\nContent-Length: ${length}\r\ntoken: ${token}\r\n`;
      const said = await announce(target, headers, 'x', 'never');
      expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(said).toMatch(/^connection: close/im);
    },
  );

  it.each([
    ['of known length', 'Content-Length: 3\r\n', 'a=b'],
    ['of unknown length', 'Transfer-Encoding: chunked\r\n', '3\r\na=b\r\n0\r\n\r\n'],
  ])(
    'announced with "Expect: 100-continue" are requested when they are read: %s',
    async (_, length, body) => {
      const said = await announce(SEND, `Content-Type: ${FORM}\r\n${length}`, body, '"resultCode"');
      expect(said).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /);
      expect(said).not.toMatch(/^connection: close/im);
    },
  );

  it("that are cut off don't harm the shop", async () => {
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
