import { afterAll, beforeAll, expect, it } from 'vitest';
import { absentFor, LIST_PAGE, NEEDED_CALLS, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import { type DocumentedOnly, DRESSES, documentedOnly } from '../../contracts/suite/documented-only.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

const SECRET = 'a-salt-that-nobody-may-see';

let behind: RunningShop;
let between: DocumentedOnly;
let front: RunningShop;
let metricsPort: number;

beforeAll(async () => {
  behind = await startShop({ SITE_SIGN_SALT: SECRET });
  between = await documentedOnly(behind.target, DRESSES['404 in HTML']);
  metricsPort = await freePort();
  front = await startShop({
    BACKEND: 'upstream',
    UPSTREAM_URL: between.url,
    UPSTREAM_SIGN_SALT: SECRET,
    METRICS_PORT: String(metricsPort),
  });
});
afterAll(async () => {
  await front?.stop();
  await between?.close();
  await behind?.stop();
});

it('leads to no page that a backend with the documented calls alone can’t fill, and tells the operator why', async () => {
  const at = (path: string) => fetch(front.target.baseUrl + path);
  await expect
    .poll(async () => ((await (await at('/readyz')).json()) as { lacking?: string[] }).lacking)
    .toEqual([...NEEDED_CALLS].sort());
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const path of NEEDED_CALLS) expect(metrics).toContain(`shop_backend_lacks_call{path="${path}"} 1`);
  const html = await (await at('/main')).text();
  expect(html).toContain('href="/flooring"');
  const absent = absentFor(new Set(NEEDED_CALLS));
  expect(absent).toContain('invoices');
  for (const id of absent) expect(html).toContain(`"${id}"`);
});

it('is asked nothing more for its lists than the documented calls', async () => {
  const html = async (path: string) => (await fetch(front.target.baseUrl + path)).text();
  for (const path of ['/flooring', '/flooring?type=vinyl', '/flooring?q=oak', '/series'])
    expect(await html(path)).not.toContain(WHOLE_LISTS);
  // once, when the shop started
  expect(between.refused.filter((path) => path === LIST_PAGE)).toEqual([LIST_PAGE]);
});
