import type { BasketLineRow, Db } from '../../database/tables.ts';

/**
 * Adds a line, or adds to the line of the same product and kind.
 * @returns the line's id and its new total number
 */
export async function addLine(db: Db, line: BasketLineRow): Promise<{ carId: string; number: number }> {
  const row = await db
    .insertInto('basket_lines')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id', 'car_type']).doUpdateSet((old) => ({
        number: old('basket_lines.number', '+', old.ref('excluded.number')),
        price_pence: old.ref('excluded.price_pence'),
        main_img: old.ref('excluded.main_img'),
        product_info: old.ref('excluded.product_info'),
      })),
    )
    .returning(['car_id', 'number'])
    .executeTakeFirstOrThrow();
  return { carId: row.car_id, number: row.number };
}

export async function countSamples(db: Db, userId: string): Promise<number> {
  const { samples } = await db
    .selectFrom('basket_lines')
    .select((line) => line.fn.countAll<number | string>().as('samples'))
    .where('user_id', '=', userId)
    .where('car_type', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(samples);
}

/** Newest first, each with its product as it is today. */
export async function listLines(db: Db, userId: string) {
  return await db
    .selectFrom('basket_lines as line')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select(['line.car_id', 'line.car_type', 'line.number', 'line.main_img', 'line.product_info'])
    .select(['product.facts', 'product.price_pence', 'product.stock_packs'])
    .where('line.user_id', '=', userId)
    .orderBy('line.created_at', 'desc')
    .orderBy('line.car_id')
    .execute();
}

export async function findLine(db: Db, userId: string, carId: string): Promise<BasketLineRow | undefined> {
  return await db
    .selectFrom('basket_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .executeTakeFirst();
}

export async function setPacks(db: Db, carId: string, packs: number, pricePence: number): Promise<void> {
  await db
    .updateTable('basket_lines')
    .set({ number: packs, price_pence: pricePence })
    .where('car_id', '=', carId)
    .execute();
}

/** Only that user's lines; does nothing if the line is already gone. */
export async function removeLine(db: Db, userId: string, carId: string): Promise<void> {
  await db.deleteFrom('basket_lines').where('user_id', '=', userId).where('car_id', '=', carId).execute();
}

/** @returns the line's owner, undefined when there is no such line */
export async function ownerOfLine(db: Db, carId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('basket_lines')
    .select('user_id')
    .where('car_id', '=', carId)
    .executeTakeFirst();
  return row?.user_id;
}
