import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import type { Db } from '../../engine/database/tables.ts';
import { productWords } from '../product/product-words.ts';

export const basketData: KeptData = {
  show: async (db, { person }) => [
    await linesPart(db, person.user_id, 'basket_lines'),
    await linesPart(db, person.user_id, 'saved_lines'),
    await linksPart(db, person.user_id),
  ],
  removeOwn: async (db, userId) => {
    for (const table of ['basket_lines', 'saved_lines', 'basket_links'] as const)
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
  },
};

/** @param table the basket's lines, or those that were saved for later */
async function linesPart(db: Db, userId: string, table: 'basket_lines' | 'saved_lines') {
  const lines = await db
    .selectFrom(`${table} as line`)
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select([
      'line.car_type',
      'line.number',
      'line.price_pence',
      'line.note',
      'line.created_at',
      'product.facts',
    ])
    .where('line.user_id', '=', userId)
    .orderBy('line.created_at')
    .orderBy('line.car_id')
    .execute();
  return part(
    table === 'basket_lines' ? 'Your basket' : 'What you saved for later',
    lines.map(({ car_type, number, price_pence, note, created_at, facts }) => ({
      ...productWords(facts),
      Kind: car_type === 1 ? 'sample' : 'to order',
      Quantity: String(number),
      'Price you were shown': formatPence(price_pence),
      Note: note,
      Added: londonMoment(created_at),
    })),
  );
}

async function linksPart(db: Db, userId: string) {
  const links = await db
    .selectFrom('basket_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return part(
    'Baskets you shared by a link',
    links.map(({ created_at, ends_at }) => ({
      Made: londonMoment(created_at),
      Ends: londonMoment(ends_at),
    })),
  );
}
