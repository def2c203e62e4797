import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { afterReading } from './after-reading.ts';
import { closeServer, openServer, portOf } from './open-server.ts';

it('answers requests that arrive together only after reading all of them', async () => {
  const seen: string[] = [];
  const server = await openServer(0, (req, res) => {
    seen.push(`read ${req.url}`);
    afterReading(() => {
      seen.push(`answered ${req.url}`);
      res.end();
    });
  });
  const socket = connect(portOf(server)).setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
    if (received.split('200 OK').length === 4) socket.end();
  });
  socket.write(['/1', '/2', '/3'].map((url) => `GET ${url} HTTP/1.1\r\nHost: shop.example\r\n\r\n`).join(''));
  await new Promise((resolve) => socket.once('close', resolve));
  await closeServer(server, 0);
  expect(seen).toEqual(['read /1', 'read /2', 'read /3', 'answered /1', 'answered /2', 'answered /3']);
});

it('does work that is added meanwhile in the next turn, so that sockets are read in between', async () => {
  const seen: string[] = [];
  const order = await new Promise((resolve) => {
    afterReading(() => {
      seen.push('first');
      afterReading(() => {
        seen.push('from the first');
        resolve(seen);
      });
    });
    afterReading(() => seen.push('second'));
  });
  expect(order).toEqual(['first', 'second', 'from the first']);
});
