import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { compare, DRIVER } from './load.ts';
import { LIST_BODY, listLoad } from './loads.ts';
import { startProcess } from './processes.ts';
import { say, sayResults } from './say.ts';

const PAGE = '/flooring?type=herringbone';

interface Addresses {
  /** addresses of the mock, and of a proxy in front of another mock */
  readonly shop: string;
  readonly front: string;
  /** a customer's token */
  readonly token: string;
  readonly folder: string;
}

/** The bytes as received, compressed or not. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    });
    call.on('error', reject).end(LIST_BODY);
  });
}

/** The list from the mock, through the proxy and as bare bytes, all in one encoding. */
export async function listSpeed(places: Addresses, encoding: 'identity' | 'br', port: number): Promise<void> {
  const { shop, front, token, folder } = places;
  const load = listLoad(shop, encoding);
  const bytesFile = join(folder, encoding);
  const bytes = await bytesOf(load.url, load.headers ?? {});
  await writeFile(bytesFile, bytes);
  const bare = await startProcess([process.execPath, 'scripts/bench/bare-express.mjs'], port, {
    BYTES_FILE: bytesFile,
    BYTES_ENCODING: encoding === 'br' ? 'br' : '',
  });
  const results = await compare({
    'c  bare Express route': { url: `${bare.baseUrl}/bytes`, method: 'POST', body: LIST_BODY },
    'a  mock, visitor': load,
    "a' mock, customer": listLoad(shop, encoding, token),
    'b  through the proxy': listLoad(front, encoding),
    'v  cached visitor page': { url: shop + PAGE, headers: { 'accept-encoding': encoding } },
  });
  await bare.stop();
  say(`\nProduct list, ${encoding}, ${(bytes.length / 1000).toFixed(1)} kB, 32 connections, ${DRIVER}`);
  sayResults(results, { rate: results['c  bare Express route'].rate, name: 'c' });
}
