import { readFileSync } from 'node:fs';
import express from 'express';

/** The baseline: Express with one route that sends the bytes of a file, and nothing else. */
const bytes = readFileSync(process.env.BYTES_FILE ?? '');
const app = express();
app.get('/healthz', (_req, res) => res.end('ok'));
app.all('/bytes', (_req, res) => {
  res.setHeader('content-type', process.env.BYTES_TYPE ?? '');
  res.setHeader('content-length', bytes.length);
  if (process.env.BYTES_ENCODING) res.setHeader('content-encoding', process.env.BYTES_ENCODING);
  res.end(bytes);
});
app.listen(Number(process.env.PORT));
