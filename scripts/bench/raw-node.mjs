import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The limit: node:http alone, sending the bytes of a file to every request. */
const bytes = readFileSync(process.env.BYTES_FILE ?? '');
const encoding = process.env.BYTES_ENCODING;
const head = [
  'Content-Type',
  process.env.BYTES_TYPE ?? '',
  'Content-Length',
  String(bytes.length),
  ...(encoding ? ['Content-Encoding', encoding] : []),
];
createServer((_req, res) => {
  res.writeHead(200, head);
  res.end(bytes);
}).listen(Number(process.env.PORT));
