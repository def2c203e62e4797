// The least that a proxy in Node can do: passes a request on to BEHIND over kept connections, and the bytes of the reply back.
import { createServer } from 'node:http';
import { Pool } from 'undici';

const pool = new Pool(process.env.BEHIND, { connections: 128 });

createServer((req, res) => {
  if (req.url === '/healthz') return res.end();
  const pieces = [];
  req.on('data', (piece) => pieces.push(piece));
  req.on('end', () => {
    const reply = [];
    pool.dispatch(
      { method: req.method, path: req.url, headers: req.headers, body: Buffer.concat(pieces) },
      {
        onRequestStart() {},
        onResponseStart(_, status, headers) {
          res.writeHead(status, headers);
        },
        onResponseData(_, piece) {
          reply.push(piece);
        },
        onResponseEnd() {
          res.end(Buffer.concat(reply));
        },
        onResponseError(_, error) {
          res.destroy(error);
        },
      },
    );
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
