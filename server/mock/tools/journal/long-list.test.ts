import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { generateProducts } from '../../../../fixtures/growth/generate-products.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import { writeProducts } from '../../engine/seeds/write-products.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const timber = { productType: 'Timber', series: '', brand: BRAND };

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());

const write = (change: Parameters<typeof writeProducts>[1]) =>
  shop.mock.worlds.within(MAIN_WORLD, async ({ db }) => {
    await writeProducts(db, change);
    await bumpRevision(db);
    shop.clock.now += 1001;
  });

it('a list that is read while it is sent is in the journal, and all of it is checked', async () => {
  const products = [...generateProducts(1200)];
  await write(products);
  const entry = await shop.entryOf(LIST, timber);
  expect(entry).toMatchObject({ status: 200, resultCode: '0', problems: [] });
  expect(entry.replyBody).toMatch(/^\{"resultCode":"0","data":\[\{"productId"/);
  const [last] = products.toSorted((a, b) => (a.productName < b.productName ? 1 : -1));
  await write(last ? [{ ...last, specification: 14 as never }] : []);
  expect((await shop.entryOf(LIST, timber)).problems).toEqual(['reply: data[].specification: must be text']);
});

it('a fault cuts such a list off, or sends it slowly', async () => {
  await expect(shop.call(LIST, timber, { fault: 'truncate' })).rejects.toThrow('terminated');
  const slowly = await shop.call(LIST, timber, { fault: 'dribble=60000;every=1' });
  expect(slowly.reply).toEqual((await shop.call(LIST, timber)).reply);
});
