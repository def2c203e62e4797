import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEEDED_CALLS, PAGE_CALLS } from '../../contracts/site/page-calls.ts';
import { type DocumentedOnly, DRESSES, documentedOnly } from '../../contracts/suite/documented-only.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

const SECRET = 'a-salt-that-nobody-may-see';

let behind: RunningShop;
let between: DocumentedOnly;
let front: RunningShop;

beforeAll(async () => {
  behind = await startShop({ SITE_SIGN_SALT: SECRET });
  between = await documentedOnly(behind.target, DRESSES['404 in HTML']);
  front = await startShop({ BACKEND: 'upstream', UPSTREAM_URL: between.url, UPSTREAM_SIGN_SALT: SECRET });
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
  const html = await (await at('/main')).text();
  expect(html).toContain('href="/flooring"');
  expect(html).not.toContain('href="/solutions"');
  for (const id of Object.keys(PAGE_CALLS)) expect(html).toContain(`"${id}"`);
});
