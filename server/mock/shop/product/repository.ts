import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import type { FilterDictionary } from '../../../../contracts/domain/product/product-filter.ts';
import type { ProductType } from '../../../../contracts/domain/product/series.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db, ProductRow } from '../../engine/database/tables.ts';
import type { IndexedProduct, ProductFigures } from './product-index.ts';

export type Product = components['schemas']['Product'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductSpec = components['schemas']['ProductSpec'];
type FloorFacts = components['schemas']['FloorFacts'];
/** A product with its price, which is left out of the reply if the caller may not see it. */
export type PricedProduct = Product & { readonly productPrice: number };

/** @param series name of one series; undefined for all of the type except `except` */
export async function listProducts(
  db: Db,
  productType: ProductType,
  series: string | undefined,
  except: readonly string[],
): Promise<PricedProduct[]> {
  const rows = await onSale(db, productType, series, except).selectAll().execute();
  return rows.map(readProduct);
}

/** The prices of the same products. */
export async function listPrices(
  db: Db,
  productType: ProductType,
  series: string | undefined,
  except: readonly string[],
): Promise<ProductPrice[]> {
  const rows = await onSale(db, productType, series, except).select(['product_id', 'price_pence']).execute();
  return rows.map(({ product_id, price_pence }) => ({ productId: product_id, productPrice: price_pence }));
}

function onSale(db: Db, productType: ProductType, series: string | undefined, except: readonly string[]) {
  const query = db
    .selectFrom('products')
    .where('is_listed', '=', 1)
    .where('product_type', '=', productType)
    .orderBy('product_id');
  return series === undefined ? query.where('series', 'not in', except) : query.where('series', '=', series);
}

export async function findProduct(db: Db, productId: string): Promise<PricedProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['facts', 'price_pence', 'stock_packs'])
    .where('product_id', '=', productId)
    .where('is_listed', '=', 1)
    .executeTakeFirst();
  return row && readProduct(row);
}

/** Products by id; only those on sale. */
export async function findProducts(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['facts', 'price_pence', 'stock_packs'])
    .where('product_id', 'in', productIds)
    .where('is_listed', '=', 1)
    .execute();
  return new Map(rows.map(readProduct).map((product) => [product.productId, product]));
}

/** Rows read at a time, so that others have their turn. */
const BATCH = 400;

/** All products on sale but those of a series, by id and a part at a time, with the facts that lists are filtered by. */
export async function* productsOnSale(db: Db, except: string): AsyncGenerator<readonly IndexedProduct[]> {
  for (let last = ''; ; ) {
    const rows = await afterOnSale(db, last)
      .leftJoin('product_specs', 'product_specs.product_id', 'products.product_id')
      .select([
        'products.product_id',
        'products.facts',
        'products.price_pence',
        'products.stock_packs',
        'product_specs.facts as spec',
      ])
      .where('products.series', '!=', except)
      .execute();
    yield rows.map((row) => {
      const { fireClass, slipWetPtv, useClass } = row.spec ? fromJson(row.spec) : {};
      return { ...readProduct(row), fireClass, slipWetPtv, useClass };
    });
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.product_id ?? '';
  }
}

/** Price and stock of the same products. */
export async function* figuresOnSale(db: Db, except: string): AsyncGenerator<readonly ProductFigures[]> {
  for (let last = ''; ; ) {
    const rows = await afterOnSale(db, last)
      .select([
        'products.product_id as productId',
        'products.price_pence as pricePence',
        'products.stock_packs as stockPacks',
      ])
      .where('products.series', '!=', except)
      .execute();
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.productId ?? '';
  }
}

/** A walk along the primary key, which costs the same at any place of any catalogue. */
const afterOnSale = (db: Db, last: string) =>
  db
    .selectFrom('products')
    .where('products.is_listed', '=', 1)
    .where('products.product_id', '>', last)
    .orderBy('products.product_id')
    .limit(BATCH);

/** The values that filters offer, in their order. */
export async function filterValues(db: Db): Promise<FilterDictionary> {
  const rows = await db
    .selectFrom('dictionary_entries')
    .select(['dictionary', 'code_name'])
    .where('dictionary', 'in', ['Finish', 'Grade', 'Shadow', 'Species'])
    .orderBy('position')
    .execute();
  const values: Record<string, string[]> = {};
  for (const { dictionary, code_name } of rows) {
    const name = dictionary.toLowerCase();
    values[name] = [...(values[name] ?? []), code_name];
  }
  return values;
}

/** Changes with every change of the shop's data. */
export async function dataRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}

/** Changes with the facts of products, which only a start writes. */
export async function factsRevision(db: Db): Promise<string> {
  const rows = await db.selectFrom('seeds').selectAll().orderBy('name').execute();
  return JSON.stringify(rows);
}

/** The technical facts of those that are floors on sale, by their id. */
export async function findProductSpecs(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSpec>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_specs')
    .innerJoin('products', 'products.product_id', 'product_specs.product_id')
    .select(['product_specs.product_id', 'product_specs.facts'])
    .where('product_specs.product_id', 'in', productIds)
    .where('products.is_listed', '=', 1)
    .execute();
  return new Map(rows.map(({ product_id, facts }) => [product_id, fromJson(facts)]));
}

/** The few facts that floors are filtered by, of every floor on sale. */
export async function listFloorFacts(db: Db): Promise<FloorFacts[]> {
  const rows = await db
    .selectFrom('product_specs')
    .innerJoin('products', 'products.product_id', 'product_specs.product_id')
    .select('product_specs.facts')
    .where('products.is_listed', '=', 1)
    .orderBy('product_specs.product_id')
    .execute();
  return rows.map((row) => floorFacts(fromJson(row.facts)));
}

/** Of all technical facts, the few that floors are filtered by. */
export function floorFacts(spec: ProductSpec): FloorFacts {
  const { productId, productNo, fireClass, slipWetPtv, useClass } = spec;
  return { productId, productNo, fireClass, slipWetPtv, ...(useClass !== undefined && { useClass }) };
}

/** The contract's product with the current price and stock. */
export function readProduct(row: Pick<ProductRow, 'facts' | 'price_pence' | 'stock_packs'>): PricedProduct {
  return { ...fromJson(row.facts), productPrice: row.price_pence, inventoryBalance: row.stock_packs };
}
