import type { BasketLineRow, Db } from '../../engine/database/tables.ts';

/** The lines to order, and those that are saved for later. */
type LineTable = 'basket_lines' | 'saved_lines';

/**
 * Adds a line, or adds to the line of the same product and kind.
 * @returns the line's id and its new total number
 */
export async function addLine(
  db: Db,
  line: BasketLineRow,
  into: LineTable = 'basket_lines',
): Promise<{ carId: string; number: number }> {
  const row = await db
    .insertInto(into as 'basket_lines')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id', 'car_type']).doUpdateSet((old) => ({
        number: old(`${into as 'basket_lines'}.number`, '+', old.ref('excluded.number')),
        price_pence: old.ref('excluded.price_pence'),
        main_img: old.ref('excluded.main_img'),
        product_info: old.ref('excluded.product_info'),
        // the note stays unless the new line has one
        note: old
          .case()
          .when('excluded.note', '=', '')
          .then(old.ref(`${into as 'basket_lines'}.note`))
          .else(old.ref('excluded.note'))
          .end(),
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
export async function listLines(db: Db, userId: string, from: LineTable = 'basket_lines') {
  return await db
    .selectFrom(`${from as 'basket_lines'} as line`)
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select(['line.car_id', 'line.car_type', 'line.number', 'line.main_img', 'line.product_info'])
    .select('line.note')
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

/** @returns false when the line has gone */
export async function setNote(db: Db, userId: string, carId: string, note: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('basket_lines')
    .set({ note })
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes a line of a user out of the table. @returns undefined when it has gone already */
export async function takeLine(
  db: Db,
  userId: string,
  carId: string,
  from: LineTable,
): Promise<BasketLineRow | undefined> {
  return await db
    .deleteFrom(from as 'basket_lines')
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the line's owner, undefined when there is no such line */
export async function ownerOfLine(
  db: Db,
  carId: string,
  of: LineTable = 'basket_lines',
): Promise<string | undefined> {
  const row = await db
    .selectFrom(of as 'basket_lines')
    .select('user_id')
    .where('car_id', '=', carId)
    .executeTakeFirst();
  return row?.user_id;
}
