import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buyer, lineOf } from '../contracts/suite/buyer.ts';
import { type Target, toForm } from '../contracts/suite/call-client.ts';
import { firstViews } from './bench/first-view.ts';
import { compare, DRIVER, type Load } from './bench/load.ts';
import { residentMegabytes, startBuiltShop, startProcess } from './bench/processes.ts';
import { signedHeaders } from './bench/signed.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const INSERT = '/woojiapi/order/insertshoppingcar';
const LIST_BODY = 'productType=Timber&series=&brand=Alderline';
const PAGE = '/flooring?type=herringbone';
const SECRET = 'bench-upstream-salt';
const SETTLE_MS = 3000;

const say = (text = '') => console.log(text);
const shop = await startBuiltShop(4601, { SITE_SIGN_SALT: 'alderline-site' });
const behind = await startBuiltShop(4602, { SITE_SIGN_SALT: SECRET });
const front = await startBuiltShop(4603, {
  BACKEND: 'upstream',
  UPSTREAM_URL: behind.baseUrl,
  UPSTREAM_SIGN_SALT: SECRET,
});
const folder = await mkdtemp(join(tmpdir(), 'bench-bytes-'));

await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
say(`Start of a built tree to its first answer: ${shop.bootMs.toFixed(0)} ms`);
say(
  `Memory at rest: mock ${(await residentMegabytes(shop.pid)).toFixed(0)} MB, proxy ${(await residentMegabytes(front.pid)).toFixed(0)} MB`,
);

const target: Target = { baseUrl: shop.baseUrl, salt: 'alderline-site', brand: 'Alderline' };
const person = await buyer(target);

/** The list from the mock, through the proxy and as bare bytes, all in one encoding. */
async function listSpeed(encoding: 'identity' | 'br', port: number): Promise<void> {
  const accept = { 'accept-encoding': encoding };
  const list = (baseUrl: string, token?: string): Load => ({
    url: baseUrl + LIST,
    method: 'POST',
    headers: { ...signedHeaders(LIST, token), ...accept },
    body: LIST_BODY,
  });
  const bytesFile = join(folder, encoding);
  const { request } = await import('node:http');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const { url, ...options } = list(shop.baseUrl);
    const call = request(url, { method: 'POST', headers: options.headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    });
    call.on('error', reject).end(LIST_BODY);
  });
  await writeFile(bytesFile, bytes);
  const bare = await startProcess([process.execPath, 'scripts/bench/bare-express.mjs'], port, {
    BYTES_FILE: bytesFile,
    BYTES_ENCODING: encoding === 'br' ? 'br' : '',
  });
  const results = await compare({
    'c  bare Express route': { url: `${bare.baseUrl}/bytes`, method: 'POST', body: LIST_BODY },
    'a  mock, visitor': list(shop.baseUrl),
    "a' mock, customer": list(shop.baseUrl, person.token),
    'b  through the proxy': list(front.baseUrl),
    'v  cached visitor page': { url: shop.baseUrl + PAGE, headers: accept },
  });
  await bare.stop();
  const base = results['c  bare Express route'].rate;
  say(`\nProduct list, ${encoding}, ${(bytes.length / 1000).toFixed(1)} kB, 32 connections, ${DRIVER}`);
  for (const [name, { rate, p99 }] of Object.entries(results)) {
    say(
      `  ${name.padEnd(24)} ${rate.toFixed(0).padStart(7)} /s   p99 ${String(p99).padStart(4)} ms   ${(rate / base).toFixed(2)} of c`,
    );
  }
}

await listSpeed('identity', 4604);
await listSpeed('br', 4605);

let turn = 0;
const nextInsert = () => {
  turn += 1;
  const line = lineOf(person, person.products[turn % person.products.length]);
  return { headers: signedHeaders(INSERT, person.token), body: toForm(line).toString() };
};
const { inserts } = await compare(
  { inserts: { url: shop.baseUrl + INSERT, method: 'POST', next: nextInsert, expects: '"resultCode":"0"' } },
  { rounds: 1 },
);
say(`\nBasket inserts (durable): ${inserts.rate.toFixed(0)} /s, p99 ${inserts.p99} ms`);

say(`\n${'First view, kB brotli'.padEnd(50)}JavaScript     CSS    HTML`);
for (const view of await firstViews(shop.baseUrl, viewPaths(firstOf(person.products).productId))) {
  const figures = [view.script, view.style, view.html].map((kilobytes) => kilobytes.toFixed(1).padStart(8));
  say(`  ${view.page.padEnd(48)}${figures.join('')}`);
}

for (const running of [front, behind, shop]) await running.stop();
await rm(folder, { recursive: true, force: true });

function firstOf<T>(values: readonly T[]): T {
  const [first] = values;
  if (first === undefined) throw new Error('the catalogue is empty');
  return first;
}

function viewPaths(productId: string): string[] {
  return ['', '/mobile'].flatMap((tree) => [
    `${tree}/Home`,
    `${tree}/flooring`,
    `${tree}/flooring/product-detail?id=${productId}`,
  ]);
}
