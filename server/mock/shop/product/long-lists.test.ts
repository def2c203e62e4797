import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sortProducts } from '../../../../contracts/domain/product/product-sort.ts';
import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { generateProducts } from '../../../../fixtures/growth/generate-products.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';
import { writeProducts } from '../../engine/seeds/write-products.ts';
import { TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type Engine, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';
import { findForPlanning } from '../project/plan/repository.ts';
import {
  figuresOnSale,
  findProducts,
  firstProducts,
  listFloorFacts,
  listPrices,
  productsOnSale,
} from './repository.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const PRICES = '/woojiapi/product/qryseriesprices';
const FLOOR_FACTS = '/woojiapi/product/qryfloorfacts';
const timber = { productType: 'Timber', series: '', brand: BRAND } as const;
const MORE = [...generateProducts(1300)];

/** How the engine reads what is asked for. */
async function plansOf(db: Db, engine: Engine, ask: (db: Db) => Promise<void>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    asked.push(node);
    return node;
  };
  await ask(db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }));
  return await db.transaction().execute(async (trx) => {
    // with so few rows PostgreSQL would rather read and sort them all
    if (engine === 'PostgreSQL')
      for (const way of ['seqscan', 'bitmapscan'])
        await sql.raw(`set local enable_${way} = off`).execute(trx);
    const explain = engine === 'PostgreSQL' ? 'explain' : 'explain query plan';
    const plans: string[] = [];
    for (const node of asked) {
      const query = trx.getExecutor().compileQuery(node, { queryId: 'explained' });
      const { rows } = await trx.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
      );
      plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}

describe.each(ENGINES)('a shop with more products than are sent at once on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, async (opened) => {
    shop = opened;
    await writeProducts(shop.db, MORE);
    const specs = productSpecs().slice(0, 1);
    const rows = MORE.flatMap(({ productId, productNo }) =>
      specs.map((spec) => ({ product_id: productId, facts: toJson({ ...spec, productId, productNo }) })),
    );
    await shop.db.insertInto('product_specs').values(rows).execute();
    await shop.switchFunction('nothing', true); // bumps the revision and lets a second pass
  });

  const onSale = async (productType: string) =>
    await shop.db
      .selectFrom('products')
      .where('product_type', '=', productType)
      .where('is_listed', '=', 1)
      .where('series', 'not in', ['Accessories', 'Fitting'])
      .select(['product_id', 'price_pence'])
      .orderBy('product_id')
      .execute();

  it('lists all of a type by name, each once, with prices for customers alone', async () => {
    const ids = (await onSale('Timber')).map(({ product_id }) => product_id);
    expect(ids.length).toBeGreaterThan(1200);
    const visitors = await shop.call(LIST, timber);
    const listed = visitors.body.data.map(({ productId }) => productId);
    expect([...listed].sort()).toEqual([...ids].sort());
    const byId = visitors.body.data.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    expect(visitors.body.data).toEqual(sortProducts(byId, 'name'));
    expect(visitors.text).not.toContain('productPrice');
    const customers = await shop.call(LIST, timber, { token: await shop.logIn(TRADE) });
    expect(customers.body.data.map(({ productId }) => productId)).toEqual(listed);
    const written = new Map(MORE.map(({ productId, productPrice }) => [productId, productPrice]));
    for (const { productId, productPrice } of customers.body.data)
      expect(productPrice).toBe(written.get(productId) ?? productPrice);
    expect(customers.body.data.every(({ productPrice }) => Number(productPrice) > 0)).toBe(true);
  });

  it('answers the same to the server’s own calls', async () => {
    const { body } = await shop.call(LIST, timber);
    expect(await shop.backend.ask(LIST, timber)).toEqual(body);
  });

  it('lists a short series at once, with its length and an ETag, and a long list without them', async () => {
    const short = await shop.call(LIST, { ...timber, series: 'Accessories' });
    const long = await shop.call(LIST, timber);
    const kept = ({ headers }: { headers: Headers }) => [headers.has('etag'), headers.get('cache-control')];
    expect([kept(short), kept(long)]).toEqual([
      [true, 'no-store'],
      [false, 'no-store'],
    ]);
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(long.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('lists prices and technical facts of all of them', async () => {
    const token = await shop.logIn(TRADE);
    const prices = await shop.call(PRICES, timber, { token });
    const wanted = (await onSale('Timber')).map(({ product_id, price_pence }) => ({
      productId: product_id,
      productPrice: price_pence,
    }));
    expect(prices.body.data).toEqual(wanted);
    const facts = await shop.call(FLOOR_FACTS, { brand: BRAND });
    const floors = [...productSpecs(), ...MORE].map(({ productId }) => productId);
    expect(facts.body.data.map(({ productId }) => productId)).toEqual(floors.sort());
  });

  it('reads each piece by an index, without a look at all products and without sorting them', async () => {
    const type = { productType: 'Timber', series: undefined, except: ['Accessories', 'Fitting'] } as const;
    const series = { productType: 'Timber', series: 'Accessories', except: [] } as const;
    const some = MORE.slice(0, 5).map(({ productId }) => productId);
    const plans = await plansOf(shop.db, engine, async (db) => {
      await listPrices(db, type).next();
      await firstProducts(db, series);
      await findProducts(db, some);
      await listFloorFacts(db).next();
      await productsOnSale(db, 'Fitting').next();
      await figuresOnSale(db, 'Fitting').next();
    });
    expect(plans).toHaveLength(6);
    for (const plan of plans) {
      expect(plan).toMatch(/^SEARCH |Index Cond: /m);
      expect(plan).not.toMatch(/^SCAN |Seq Scan|ORDER BY|Sort /m);
    }
    const [planning = ''] = await plansOf(shop.db, engine, async (db) => {
      await findForPlanning(db, some);
    });
    if (engine === 'libSQL') expect(planning).toContain('USING INDEX products_by_series (series=?)');
    expect(planning).not.toMatch(/^SCAN /m);
  });

  it('leaves out what goes off sale', async () => {
    const [gone = ''] = MORE.map(({ productId }) => productId);
    await shop.db.updateTable('products').set({ is_listed: 0 }).where('product_id', '=', gone).execute();
    await shop.switchFunction('nothing', true);
    const { body } = await shop.call(LIST, timber);
    expect(body.data).toHaveLength((await onSale('Timber')).length);
    expect(body.data.map(({ productId }) => productId)).not.toContain(gone);
  });
});
