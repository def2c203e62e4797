import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanFacts } from '../contracts/domain/plan/plan.ts';
import { buyer } from '../contracts/suite/buyer.ts';
import { send } from '../contracts/suite/call-client.ts';
import { basketTyping } from './bench/basket-typing.ts';
import { watchCost } from './bench/contract-watch.ts';
import { engineSpeed } from './bench/engines.ts';
import { firstViews } from './bench/first-view.ts';
import { growth } from './bench/growth.ts';
import { listSpeed } from './bench/list-speed.ts';
import { memoryGrowth } from './bench/memory.ts';
import { planSpeed } from './bench/plan-speed.ts';
import { planTyping } from './bench/plan-typing.ts';
import { residentMegabytes, startBuiltShop } from './bench/processes.ts';
import { say } from './bench/say.ts';
import { SITE_SALT } from './bench/signed.ts';

const SECRET = 'bench-upstream-salt';
const SETTLE_MS = 3000;

const shop = await startBuiltShop(4601, { SITE_SIGN_SALT: SITE_SALT });
const behind = await startBuiltShop(4602, { SITE_SIGN_SALT: SECRET });
const upstream = { BACKEND: 'upstream', UPSTREAM_URL: behind.baseUrl, UPSTREAM_SIGN_SALT: SECRET };
const front = await startBuiltShop(4603, upstream);

await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const [ofShop, ofFront] = [await residentMegabytes(shop.pid), await residentMegabytes(front.pid)];
say(`Start of a built tree to its first answer: ${shop.bootMs.toFixed(0)} ms`);
say(`Memory at rest: mock ${ofShop.toFixed(0)} MB, proxy ${ofFront.toFixed(0)} MB`);

const { token, products } = await buyer({ baseUrl: shop.baseUrl, salt: SITE_SALT, brand: 'Alderline' });
const folder = await mkdtemp(join(tmpdir(), 'bench-bytes-'));
const places = {
  shop: shop.baseUrl,
  front: front.baseUrl,
  behind: behind.baseUrl,
  behindSalt: SECRET,
  token,
  folder,
};
await listSpeed(places, 'identity', 4616);
await listSpeed(places, 'br', 4620);
await rm(folder, { recursive: true, force: true });

await front.stop();
await watchCost(upstream, 4606);
await behind.stop();
await engineSpeed(4610);
await memoryGrowth(4611);
await growth(4614);
await basketTyping(4612);
const planFacts = await planFactsOf(shop.baseUrl, token);
planSpeed(planFacts);
await planTyping(shop.baseUrl, planFacts);

say(`\n${'First view, kB brotli'.padEnd(50)}JavaScript     CSS    HTML`);
for (const view of await firstViews(shop.baseUrl, viewPaths(products[0]?.productId ?? ''))) {
  const figures = [view.script, view.style, view.html].map((kilobytes) => kilobytes.toFixed(1).padStart(8));
  say(`  ${view.page.padEnd(48)}${figures.join('')}`);
}
await shop.stop();

async function planFactsOf(baseUrl: string, asCustomer: string): Promise<PlanFacts> {
  const target = { baseUrl, salt: SITE_SALT, brand: 'Alderline' };
  const { text } = await send(
    target,
    '/woojiapi/order/qryplanfacts',
    { brand: target.brand },
    { token: asCustomer },
  );
  return JSON.parse(text).data;
}

function viewPaths(productId: string): string[] {
  return ['', '/mobile'].flatMap((tree) => [
    `${tree}/Home`,
    `${tree}/flooring`,
    `${tree}/flooring/product-detail?id=${productId}`,
  ]);
}
