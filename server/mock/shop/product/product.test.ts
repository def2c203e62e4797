import { describe, expect, it } from 'vitest';
import { sortProducts } from '../../../../contracts/domain/product/product-sort.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { dictionaries } from '../../../../fixtures/catalogue/dictionaries.ts';
import { galleryProjects } from '../../../../fixtures/projects/gallery-projects.ts';
import { ARCHITECT, STAFF, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const PRICES = '/woojiapi/product/qryseriesprices';
const SPEC = '/woojiapi/product/qryproductspec';
const FLOOR_FACTS = '/woojiapi/product/qryfloorfacts';
const PAGE = '/woojiapi/product/qryproductpage';
const ONE = '/woojiapi/product/qrybyproductid';
const timber = { productType: 'Timber', series: '', brand: BRAND };

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  it('lists all floors in two product types, and accessories by their series', async () => {
    const wood = await shop.call(LIST, timber);
    const vinyl = await shop.call(LIST, { ...timber, productType: 'SPC Vinyl' });
    const accessories = await shop.call(LIST, { ...timber, series: 'Accessories' });
    expect(wood.body.data.length + vinyl.body.data.length).toBe(85);
    expect(accessories.body.data).toHaveLength(20);
    expect(new Set(vinyl.body.data.map(({ productSeries }) => productSeries))).toEqual(new Set(['Vinyl']));
    const names = wood.body.data.map(({ productName }) => productName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB', { numeric: true }).compare));
  });

  it('lists fitting only by its series, one service for each install method, priced for customers', async () => {
    const fitting = { ...timber, series: 'Fitting' };
    const visitors = await shop.call(LIST, fitting);
    const methods = dictionaries().InstallMethod.map(({ codeName }) => codeName);
    expect(visitors.body.data.map(({ specification }) => specification).sort()).toEqual(methods.sort());
    expect(JSON.stringify(visitors.body)).not.toContain('productPrice');
    const customers = await shop.call(LIST, fitting, { token: await shop.logIn(TRADE) });
    for (const { productPrice, productUnit } of customers.body.data) {
      expect(productPrice).toBeGreaterThan(0);
      expect(productUnit).toBe('m²');
    }
  });

  it.each(['Herringbone Flooring', 'Herringbone', 'herringbone'])('finds a series by %s', async (series) => {
    const { body } = await shop.call(LIST, { ...timber, series });
    const wanted = catalogue().filter((item) => item.series === 'Herringbone Flooring');
    expect(body.data.map(({ productNo }) => productNo).sort()).toEqual(wanted.map(({ number }) => number));
  });

  it('lists nothing for an unknown series or one of the other type', async () => {
    expect((await shop.call(LIST, { ...timber, series: 'Marble' })).body.data).toEqual([]);
    expect((await shop.call(LIST, { ...timber, series: 'Vinyl' })).body.data).toEqual([]);
  });

  it('reads one product, and says so when there is none', async () => {
    const one = await shop.call(ONE, { productId: 'p-0101', brand: BRAND });
    expect(one.body.data).toMatchObject({ productNo: 'AL-M101', productUnit: 'Pack/M2' });
    const none = await shop.call(ONE, { productId: 'p-9999', brand: BRAND });
    expect([none.status, none.resultCode, none.resultMsg]).toEqual([200, '1', "We don't have this product."]);
  });

  it('lists fire class, slip resistance and use class of every floor on sale, as its technical data have them', async () => {
    const facts = async () => (await shop.call(FLOOR_FACTS, { brand: BRAND })).body.data;
    const setOnSale = async (isListed: 0 | 1) => {
      const change = shop.db.updateTable('products').set({ is_listed: isListed });
      await change.where('product_id', '=', 'p-0101').execute();
      await shop.switchFunction('nothing', true); // bumps the revision and lets a second pass
    };
    const all = await facts();
    expect(all).toHaveLength(85);
    for (const fact of all) {
      const { data } = (await shop.call(SPEC, { productId: fact.productId, brand: BRAND })).body;
      const { productId, productNo, fireClass, slipWetPtv, useClass } = data;
      expect({ useClass: undefined, ...fact }).toEqual({
        productId,
        productNo,
        fireClass,
        slipWetPtv,
        useClass,
      });
    }
    await setOnSale(0);
    const withoutOne = await facts();
    await setOnSale(1);
    expect(withoutOne).toEqual(all.filter(({ productId }) => productId !== 'p-0101'));
  });

  it('lists a page of what matches, whole with its prices for customers, and goes on after an order', async () => {
    const page = async (input: object, token?: string) =>
      (await shop.call(PAGE, { pageSize: 20, brand: BRAND, ...input }, { token })).body.data;
    const lists = await Promise.all(
      ['Timber', 'SPC Vinyl'].map(
        async (productType) => (await shop.call(LIST, { ...timber, productType })).body.data,
      ),
    );
    const wanted = sortProducts(lists.flat(), 'name');
    const first = await page({});
    expect([first.total, first.products]).toEqual([85, wanted.slice(0, 20)]);
    await shop.db
      .updateTable('products')
      .set({ is_listed: 0 })
      .where('product_id', '=', wanted[3]?.productId ?? '')
      .execute();
    await shop.switchFunction('nothing', true); // bumps the revision and lets a second pass
    const next = await page({ cursor: first.next });
    expect([next.total, next.products]).toEqual([84, wanted.slice(20, 40)]);
    await shop.db.updateTable('products').set({ is_listed: 1 }).execute();
    await shop.db
      .updateTable('products')
      .set({ price_pence: 9900, stock_packs: 3 })
      .where('product_id', '=', wanted[50]?.productId ?? '')
      .execute();
    await shop.switchFunction('nothing', true);
    const dear = await page({ sort: 'price-desc' }, await shop.logIn(TRADE));
    expect(dear.products[0]).toMatchObject({ ...wanted[50], productPrice: 9900, inventoryBalance: 3 });
    expect(dear.counts).toEqual(
      expect.objectContaining({
        facets: expect.arrayContaining([expect.objectContaining({ filter: 'price' })]),
      }),
    );
    expect(await page({ sort: 'price-desc', filters: 'price=8000-9999' })).toMatchObject({
      total: 85,
      sort: 'name',
    });
  });

  it('lists products that are named by their ids or numbers, as far as they are on sale, with prices for customers alone', async () => {
    const token = await shop.logIn(TRADE);
    const named = async (input: object, as?: string) =>
      (await shop.call(PAGE, { pageSize: 300, brand: BRAND, ...input }, { token: as })).body.data;
    const wood = (await shop.call(LIST, timber, { token })).body.data;
    const [oak, elm] = [wood[7], wood[3]];
    const [service] = (await shop.call(LIST, { ...timber, series: 'Fitting' })).body.data;
    const ids = [oak?.productId, 'p-none', elm?.productId, service?.productId, oak?.productId];
    const productIds = JSON.stringify(ids);
    const byId = await named({ productIds }, token);
    expect([byId.total, byId.products, byId.counts]).toEqual([2, [oak, elm], undefined]);
    const typed = oak?.productNo.toLowerCase().replace('-', ' ');
    const numbers = JSON.stringify([typed, elm?.productNo, typed, 'WOOD-7777']);
    expect((await named({ productNos: numbers }, token)).products).toEqual([oak, elm]);
    expect(JSON.stringify(await named({ productNos: numbers }))).not.toContain('productPrice');
    expect((await named({ productIds: '[]' })).products).toEqual([]);
    const near = await named({ productNos: JSON.stringify([`${elm?.productNo}1`]) });
    expect(near.products.map(({ productNo }) => productNo)).toContain(elm?.productNo);
  });

  it('lists just the prices of a series, for customers only', async () => {
    const guest = (await shop.call('/api/guestlogin', {})).body.access_token;
    const token = await shop.logIn(TRADE);
    for (const body of [timber, { ...timber, series: 'Herringbone' }, { ...timber, series: 'Accessories' }]) {
      const priced = await shop.call(LIST, body, { token });
      const { data } = (await shop.call(PRICES, body, { token })).body;
      const wanted = priced.body.data.map(({ productId, productPrice }) => ({ productId, productPrice }));
      expect(data).toHaveLength(wanted.length);
      expect(data).toEqual(expect.arrayContaining(wanted));
      expect((await shop.call(PRICES, body)).resultCode).toBe('-1000');
      expect((await shop.call(PRICES, body, { token: guest })).resultCode).toBe('102');
    }
  });

  it('shows prices to trade customers and staff, never to visitors and guests', async () => {
    const guest = (await shop.call('/api/guestlogin', {})).body.access_token;
    for (const body of [timber, { ...timber, series: 'Herringbone' }]) {
      for (const token of [undefined, guest]) {
        const hidden = await shop.call(LIST, body, { token });
        expect(hidden.resultCode).toBe('0');
        expect(hidden.text).not.toContain('productPrice');
      }
      for (const name of [TRADE, ARCHITECT, STAFF]) {
        const { body: shown } = await shop.call(LIST, body, { token: await shop.logIn(name) });
        expect(shown.data.filter(({ productPrice }) => productPrice === undefined)).toEqual([]);
      }
    }
    const product = { productId: 'p-0101', brand: BRAND };
    expect((await shop.call(ONE, product, { token: guest })).text).not.toContain('productPrice');
    const priced = await shop.call(ONE, product, { token: await shop.logIn(TRADE) });
    expect(priced.body.data.productPrice).toBe(catalogue()[0]?.pricePence);
  });

  it("answers the server's own calls like a visitor's, with the same checks", async () => {
    const { backend } = shop;
    const { data } = await backend.ask(ONE, { productId: 'p-0101', brand: BRAND });
    expect(data).toMatchObject({ productNo: 'AL-M101' });
    expect(data).not.toHaveProperty('productPrice');
    await expect(backend.ask(ONE, { productId: '', brand: BRAND })).rejects.toMatchObject({
      resultCode: '1',
      status: 400,
    });
    await expect(backend.ask('/woojiapi/order/qryshoppingcar', { userId: 'u-1001' })).rejects.toMatchObject({
      resultCode: '-1000',
    });
  });

  it('answers from prepared bytes, which are updated within a second of a change', async () => {
    const productId = 'p-0102';
    const read = async () => (await shop.call(ONE, { productId, brand: BRAND })).body.data.inventoryBalance;
    const before = await read();
    await shop.db
      .updateTable('products')
      .set({ stock_packs: before + 7 })
      .where('product_id', '=', productId)
      .execute();
    await shop.switchFunction('nothing', true); // bumps the revision and lets a second pass
    expect(await read()).toBe(before + 7);
  });

  it('compresses a list, gives it an ETag, and forbids caching of replies to a token', async () => {
    const list = await shop.call(LIST, timber);
    expect(list.headers.get('content-encoding')).toBe('gzip');
    expect(list.headers.get('etag')).toMatch(/^"/);
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(list.headers.get('cache-control')).toBe('no-store');
  });

  it('reads dictionaries and filter values', async () => {
    const dic = await shop.call('/api/dic', undefined, { query: '?type=Grade' });
    expect(dic.body.data.map(({ codeName }) => codeName)).toEqual([
      'Prime (AB)',
      'Nature (ABC)',
      'Rustic (ABCD)',
    ]);
    const species = await shop.call('/woojiapi/compose/qrydicbytype', { brand: BRAND, type: 'Species' });
    expect(species.body.data.map(({ codeName }) => codeName)).toContain('Walnut');
    const wrong = await shop.call('/api/dic', undefined, { query: '?type=Sizes' });
    expect([wrong.status, wrong.resultCode]).toEqual([400, '1']);
    expect(wrong.resultMsg).toMatch(/^type: must be one of ProductType, /);
  });

  it('pages the gallery', async () => {
    const page = async (pageNo: number, pageSize: number, sts = 1) =>
      (await shop.call('/woojiapi/order/qryprojectexamplebysts', { pageSize, pageNo, sts, brand: BRAND }))
        .body.data;
    const all = await page(1, 100);
    expect(all).toHaveLength(galleryProjects().length);
    expect(await page(2, 5)).toEqual(all.slice(5, 10));
    expect(await page(100, 5)).toEqual([]);
    expect(await page(1, 100, 0)).toEqual([]);
  });
});
