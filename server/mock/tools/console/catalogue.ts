import { Router } from 'express';
import type { CatalogueRow, ConsoleInputs } from '../../../../contracts/api/mock-console.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db } from '../../engine/database/tables.ts';
import { readProduct } from '../../shop/product/repository.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';

const MAX_ROWS = 1000;

/** Prices and stock of what is on sale. */
export function catalogueRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/catalogue',
      inWorld(async ({ db }) => ({ products: await listCatalogue(db) })),
    )
    .patch(
      '/catalogue/:productId',
      inWorld(async ({ db, shop }, req) => {
        const change = readControl('PATCH /catalogue/:productId', req.body);
        if (Object.keys(change).length === 0)
          throw new ControlFailure('body: must have productPrice or inventoryBalance');
        const row = await edit(db, param(req, 'productId'), change);
        await shop.refresh();
        return row;
      }),
    );
}

async function listCatalogue(db: Db): Promise<CatalogueRow[]> {
  const rows = await onSale(db).orderBy('product_no').limit(MAX_ROWS).execute();
  return rows.map(asRow);
}

const onSale = (db: Db) =>
  db
    .selectFrom('products')
    .select(['product_id', 'facts', 'price_pence', 'stock_packs'])
    .where('is_listed', '=', 1);

async function edit(
  db: Db,
  productId: string,
  { productPrice, inventoryBalance }: ConsoleInputs['PATCH /catalogue/:productId'],
): Promise<CatalogueRow> {
  return await db.transaction().execute(async (trx) => {
    await bumpRevision(trx);
    await trx
      .updateTable('products')
      .set({
        ...(productPrice === undefined ? {} : { price_pence: productPrice }),
        ...(inventoryBalance === undefined ? {} : { stock_packs: inventoryBalance }),
      })
      .where('product_id', '=', productId)
      .execute();
    const row = await onSale(trx).where('product_id', '=', productId).executeTakeFirst();
    if (!row) throw new ControlFailure('productId: no such product', 404);
    return asRow(row);
  });
}

function asRow(row: Parameters<typeof readProduct>[0]): CatalogueRow {
  const product = readProduct(row);
  return {
    productId: product.productId,
    productNo: product.productNo,
    productName: product.productName,
    productSeries: product.productSeries,
    productUnit: product.productUnit,
    productPrice: product.productPrice,
    inventoryBalance: product.inventoryBalance,
  };
}
