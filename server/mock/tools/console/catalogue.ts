import { Router } from 'express';
import { z } from 'zod';
import type { CatalogueRow } from '../../../../contracts/api/mock-console.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db } from '../../engine/database/tables.ts';
import { readProduct } from '../../shop/product/repository.ts';
import { ControlFailure, readControl } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';

const MAX_ROWS = 1000;
const MAX_PENCE = 10_000_000;
const MAX_PACKS = 1_000_000;

const Edit = z
  .strictObject({
    productPrice: z.int().min(0).max(MAX_PENCE).optional(),
    inventoryBalance: z.int().min(0).max(MAX_PACKS).optional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have productPrice or inventoryBalance');

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
        const row = await edit(db, param(req, 'productId'), readControl(Edit, req.body));
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
  { productPrice, inventoryBalance }: z.infer<typeof Edit>,
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
