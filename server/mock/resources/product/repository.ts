import type { components } from '../../../../contracts/generated/woojiapi.ts';
import type { ProductType } from '../../../../contracts/rules/series.ts';
import type { Db, ProductRow } from '../../database/tables.ts';

export type Product = components['schemas']['Product'];
export type ProductSpec = components['schemas']['ProductSpec'];
/** Always with its price; that is left out of the reply if the caller may not see it. */
export type PricedProduct = Product & { readonly productPrice: number };

/** @param series name of one series; undefined for all of the type except `except` */
export async function listProducts(
  db: Db,
  productType: ProductType,
  series: string | undefined,
  except: string,
): Promise<PricedProduct[]> {
  const query = db
    .selectFrom('products')
    .selectAll()
    .where('is_listed', '=', 1)
    .where('product_type', '=', productType)
    .orderBy('product_id');
  const rows = await (series === undefined
    ? query.where('series', '<>', except)
    : query.where('series', '=', series)
  ).execute();
  return rows.map(readProduct);
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

/** The technical facts of a floor on sale; accessories have none. */
export async function findProductSpec(db: Db, productId: string): Promise<ProductSpec | undefined> {
  const row = await db
    .selectFrom('product_specs')
    .innerJoin('products', 'products.product_id', 'product_specs.product_id')
    .select('product_specs.facts')
    .where('product_specs.product_id', '=', productId)
    .where('products.is_listed', '=', 1)
    .executeTakeFirst();
  return row && JSON.parse(row.facts);
}

/** The product as the contract has it, price and stock as they are now. */
export function readProduct(row: Pick<ProductRow, 'facts' | 'price_pence' | 'stock_packs'>): PricedProduct {
  const facts: Omit<Product, 'productPrice' | 'inventoryBalance'> = JSON.parse(row.facts);
  return { ...facts, productPrice: row.price_pence, inventoryBalance: row.stock_packs };
}
