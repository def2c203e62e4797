import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { compare, DRIVER, type Load } from './load.ts';
import { listLoad } from './loads.ts';
import { type Process, startProcess } from './processes.ts';
import { say, sayShares } from './say.ts';

const PAGE = '/flooring?type=herringbone';

interface Addresses {
  /** addresses of the mock, of a proxy, and of the mock behind that proxy with its salt */
  readonly shop: string;
  readonly front: string;
  readonly behind: string;
  readonly behindSalt: string;
  /** a customer's token */
  readonly token: string;
  readonly folder: string;
}

/** The bytes as received, compressed or not. */
function bytesOf({ url, method = 'GET', headers = {}, body = '' }: Load): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    });
    call.on('error', reject).end(body);
  });
}

/**
 * List and visitor page in one encoding, each compared with node:http and Express that only send the same bytes, and the
 * proxy compared with a bare relay. Rounds alternate between all of them, so that a busy machine slows all alike.
 * @param port the first of four
 */
export async function listSpeed(places: Addresses, encoding: 'identity' | 'br', port: number): Promise<void> {
  const { shop, front, behind, behindSalt, token, folder } = places;
  const list = listLoad(shop, encoding);
  const page: Load = { url: shop + PAGE, headers: { 'accept-encoding': encoding } };
  const [listBytes, pageBytes] = [await bytesOf(list), await bytesOf(page)];
  const [listFile, pageFile] = [join(folder, `list-${encoding}`), join(folder, `page-${encoding}`)];
  await writeFile(listFile, listBytes);
  await writeFile(pageFile, pageBytes);

  const bare = (script: string, at: number, file: string, type: string): Promise<Process> =>
    startProcess([process.execPath, `scripts/bench/${script}`], at, {
      BYTES_FILE: file,
      BYTES_TYPE: `${type}; charset=utf-8`,
      BYTES_ENCODING: encoding === 'br' ? 'br' : '',
    });
  const raw = await bare('raw-node.mjs', port, listFile, 'application/json');
  const rawPage = await bare('raw-node.mjs', port + 1, pageFile, 'text/html');
  const express = await bare('bare-express.mjs', port + 2, listFile, 'application/json');
  const relay = await startProcess([process.execPath, 'scripts/bench/bare-relay.mjs'], port + 3, {
    BEHIND: behind,
  });

  const results = await compare({
    'raw node:http, list': { ...list, url: `${raw.baseUrl}/bytes` },
    'bare Express, list': { ...list, url: `${express.baseUrl}/bytes` },
    'list, visitor': list,
    'list, customer': listLoad(shop, encoding, token),
    'direct, mock behind the proxy': listLoad(behind, encoding, undefined, behindSalt),
    'bare relay of the same': listLoad(relay.baseUrl, encoding, undefined, behindSalt),
    'list through the proxy': listLoad(front, encoding),
    'raw node:http, page': { ...page, url: `${rawPage.baseUrl}/bytes` },
    'cached visitor page': page,
  });
  for (const process of [raw, rawPage, express, relay]) await process.stop();

  const sizes = [listBytes, pageBytes].map((bytes) => (bytes.length / 1000).toFixed(1));
  say(`\nProduct list and page, ${encoding}, ${sizes.join(' and ')} kB, 32 connections, ${DRIVER}`);
  sayShares(results, {
    'bare Express, list': 'raw node:http, list',
    'list, visitor': 'raw node:http, list',
    'list, customer': 'raw node:http, list',
    'bare relay of the same': 'direct, mock behind the proxy',
    'list through the proxy': 'direct, mock behind the proxy',
    'cached visitor page': 'raw node:http, page',
  });
}
