import { FITTING_SERIES } from '../../../../contracts/domain/quantity/goods-count.ts';
import type { BasketLinkRow, Db, SharedLine } from '../../engine/database/tables.ts';

/** The floors and accessories in a user's basket, in its order; samples and fitting are ordered by each customer. */
export async function linesToShare(db: Db, userId: string): Promise<SharedLine[]> {
  const rows = await db
    .selectFrom('basket_lines as line')
    .innerJoin('products', 'products.product_id', 'line.product_id')
    .select(['line.product_id', 'line.number'])
    .where('line.user_id', '=', userId)
    .where('line.car_type', '=', 0)
    .where('products.series', '!=', FITTING_SERIES)
    .orderBy('line.created_at', 'desc')
    .orderBy('line.car_id')
    .execute();
  return rows.map(({ product_id, number }) => ({ productId: product_id, number }));
}

export async function addLink(db: Db, link: BasketLinkRow): Promise<void> {
  await db.insertInto('basket_links').values(link).execute();
}

/** Newest first. */
export async function listLinks(db: Db, userId: string, now: number): Promise<BasketLinkRow[]> {
  return await db
    .selectFrom('basket_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('share_id')
    .execute();
}

/** A link that works, with the first name of the customer who made it. */
export async function findLink(db: Db, shareId: string, now: number) {
  return await db
    .selectFrom('basket_links')
    .innerJoin('users', 'users.user_id', 'basket_links.user_id')
    .select(['users.first_name', 'basket_links.lines', 'basket_links.ends_at'])
    .where('share_id', '=', shareId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Only that user's own. */
export async function removeLink(db: Db, userId: string, shareId: string): Promise<void> {
  await db.deleteFrom('basket_links').where('user_id', '=', userId).where('share_id', '=', shareId).execute();
}
