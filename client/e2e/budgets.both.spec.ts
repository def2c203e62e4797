import { readFile } from 'node:fs/promises';
import { allPages, type Device, type PageId, type PageQuery } from '../../contracts/site-map.ts';
import { overspent, rowOf, type ViewName } from './budgets.ts';
import { firstViewOf } from './first-view.ts';
import { expect, test } from './shop-test.ts';
import { treesOf } from './trees.ts';

const QUERIES: Partial<Record<PageId, PageQuery>> = { 'product-detail': { id: 'p-0101' } };
/** Which source files each script holds; the build lists them. */
const SOURCES = 'dist/client/.vite/sources.json';

for (const [id] of allPages()) {
  const tag = treesOf(id);
  test(`${id} keeps to its budget, and fetches no other page's code`, { tag }, async ({ page, shop }) => {
    const name = `${id}.${shop.device}` as ViewName;
    const view = await firstViewOf(page, () => shop.open(id, QUERIES[id]));
    process.stdout.write(`${rowOf(name, view)}\n`);
    expect(overspent(name, view)).toEqual([]);

    const sources = await sourcesOf(view.scripts);
    expect(sources).toContain(`client/pages/${id}/${name}.tsx`);
    expect(sources.filter((source) => isForeign(source, id, shop.device))).toEqual([]);
  });
}

async function sourcesOf(scripts: readonly string[]): Promise<string[]> {
  const byScript: Record<string, string[]> = JSON.parse(await readFile(SOURCES, 'utf8'));
  return scripts.flatMap((file) => byScript[file] ?? []);
}

/** Code of another page, or of the other device's views. */
function isForeign(source: string, id: PageId, device: Device): boolean {
  const [, folder = id] = /^client\/pages\/([^/]+)\//.exec(source) ?? [];
  return folder !== id || source.includes(device === 'mobile' ? '.desktop.' : '.mobile.');
}
