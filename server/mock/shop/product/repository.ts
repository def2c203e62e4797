import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import type { FilterDictionary } from '../../../../contracts/domain/product/product-filter.ts';
import type { ProductType } from '../../../../contracts/domain/product/series.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db, ProductRow } from '../../engine/database/tables.ts';
import type { IndexedProduct, ProductFigures } from './listed-products.ts';

export type Product = components['schemas']['Product'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductSpec = components['schemas']['ProductSpec'];
export type FloorFacts = components['schemas']['FloorFacts'];
/** A product with its price, which is left out of the reply if the caller may not see it. */
export type PricedProduct = Product & { readonly productPrice: number };

/** A list of the contract. */
export interface DocumentedList {
  readonly productType: ProductType;
  /** name of one series; undefined for all of the type except `except` */
  readonly series: string | undefined;
  readonly except: readonly string[];
}

/** The first products of a list by id; all of them if there are fewer than PIECE. */
export async function firstProducts(db: Db, list: DocumentedList): Promise<PricedProduct[]> {
  const rows = await listedAfter(db, list, '').selectAll().execute();
  return rows.map(readProduct);
}

/** The prices of a list, by id and a piece at a time. */
export const listPrices = (db: Db, list: DocumentedList): AsyncGenerator<readonly ProductPrice[]> =>
  inPieces(
    (last) => listedAfter(db, list, last).select(['product_id', 'price_pence']).execute(),
    (row) => ({ productId: row.product_id, productPrice: row.price_pence }),
  );

function listedAfter(db: Db, { productType, series, except }: DocumentedList, last: string) {
  const query = onSaleAfter(db, last).where('products.product_type', '=', productType);
  return series === undefined
    ? query.where('products.series', 'not in', except)
    : query.where('products.series', '=', series);
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

/** Rows read at a time, so that others have their turn: some 5 ms with all that is made of them. */
export const PIECE = WHOLE_LIST_MAX;

/** @param read a piece of the rows after an id, by id */
async function* inPieces<Row extends { readonly product_id: string }, Read>(
  read: (last: string) => Promise<readonly Row[]>,
  as: (row: Row) => Read,
): AsyncGenerator<readonly Read[]> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await read(last);
    if (rows.length > 0) yield rows.map(as);
    last = rows.length < PIECE ? undefined : rows.at(-1)?.product_id;
  }
}

/** All products on sale but those of a series, by id and a piece at a time, with the facts that lists are filtered by. */
export const productsOnSale = (db: Db, except: string): AsyncGenerator<readonly IndexedProduct[]> =>
  inPieces(
    (last) =>
      onSaleAfter(db, last)
        .leftJoin('product_specs', 'product_specs.product_id', 'products.product_id')
        .select([
          'products.product_id',
          'products.facts',
          'products.price_pence',
          'products.stock_packs',
          'product_specs.facts as spec',
        ])
        .where('products.series', '!=', except)
        .execute(),
    (row) => {
      const { fireClass, slipWetPtv, useClass } = row.spec ? fromJson(row.spec) : {};
      return { ...readProduct(row), fireClass, slipWetPtv, useClass };
    },
  );

/** Price and stock of the same products. */
export const figuresOnSale = (db: Db, except: string): AsyncGenerator<readonly ProductFigures[]> =>
  inPieces(
    (last) =>
      onSaleAfter(db, last)
        .select(['product_id', 'price_pence', 'stock_packs'])
        .where('products.series', '!=', except)
        .execute(),
    (row) => ({ productId: row.product_id, pricePence: row.price_pence, stockPacks: row.stock_packs }),
  );

/** A walk along the primary key, which costs the same at any place of any catalogue. */
const onSaleAfter = (db: Db, last: string) =>
  db
    .selectFrom('products')
    .where('products.is_listed', '=', 1)
    .where('products.product_id', '>', last)
    .orderBy('products.product_id')
    .limit(PIECE);

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

/** The few facts that floors are filtered by, of every floor on sale, by id and a piece at a time. */
export const listFloorFacts = (db: Db): AsyncGenerator<readonly FloorFacts[]> =>
  inPieces(
    (last) =>
      onSaleAfter(db, last)
        .innerJoin('product_specs', 'product_specs.product_id', 'products.product_id')
        .select(['products.product_id', 'product_specs.facts'])
        .execute(),
    (row) => floorFacts(fromJson(row.facts)),
  );

/** Of all technical facts, the few that floors are filtered by. */
export function floorFacts(spec: ProductSpec): FloorFacts {
  const { productId, productNo, fireClass, slipWetPtv, useClass } = spec;
  return { productId, productNo, fireClass, slipWetPtv, ...(useClass !== undefined && { useClass }) };
}

/** The contract's product with the current price and stock. */
export function readProduct(row: Pick<ProductRow, 'facts' | 'price_pence' | 'stock_packs'>): PricedProduct {
  return { ...fromJson(row.facts), productPrice: row.price_pence, inventoryBalance: row.stock_packs };
}
