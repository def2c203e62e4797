import { seriesNamed } from '../../../../contracts/domain/product/series.ts';
import type { Product } from '../../../../fixtures/catalogue/to-product.ts';
import { toJson } from '../database/stored-values.ts';
import type { Db, ProductRow } from '../database/tables.ts';

/** Writes products with their prices and stock, listed; an existing id gets the new values. */
export async function writeProducts(db: Db, products: readonly Product[]): Promise<void> {
  await db
    .insertInto('products')
    .values(products.map(productRow))
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((row) => ({
        product_no: row.ref('excluded.product_no'),
        product_type: row.ref('excluded.product_type'),
        series: row.ref('excluded.series'),
        price_pence: row.ref('excluded.price_pence'),
        stock_packs: row.ref('excluded.stock_packs'),
        is_listed: row.ref('excluded.is_listed'),
        facts: row.ref('excluded.facts'),
      })),
    )
    .execute();
}

function productRow(product: Product): ProductRow {
  const { productPrice = 0, inventoryBalance, ...facts } = product;
  return {
    product_id: product.productId,
    product_no: product.productNo,
    product_type: seriesNamed(product.productSeries)?.productType ?? 'Timber',
    series: product.productSeries,
    price_pence: productPrice,
    stock_packs: inventoryBalance,
    is_listed: 1,
    facts: toJson(facts),
  };
}
