import type { Kysely } from 'kysely';
import { orderSearchText, quotationSearchText } from '../search-texts.ts';
import type { Tables } from '../tables.ts';

/** Rewrites the search texts of orders and quotations by the current rule. May run twice. */
export async function rewriteSearchTexts(db: Kysely<Tables>): Promise<void> {
  for (const { order_id } of await db.selectFrom('orders').select('order_id').execute()) {
    const order = await db
      .selectFrom('orders')
      .select(['order_no', 'transfer_reference', 'po_number', 'job_reference', 'delivery'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('order_lines')
      .select('facts')
      .where('order_id', '=', order_id)
      .orderBy('position')
      .execute();
    const search_text = orderSearchText(order, lines);
    await db.updateTable('orders').set({ search_text }).where('order_id', '=', order_id).execute();
  }
  for (const { quotation_id } of await db.selectFrom('quotations').select('quotation_id').execute()) {
    const quotation = await db
      .selectFrom('quotations')
      .select(['quotation_no', 'title', 'client_name', 'house_type', 'site_address', 'post_code'])
      .where('quotation_id', '=', quotation_id)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('quotation_lines')
      .select('facts')
      .where('quotation_id', '=', quotation_id)
      .orderBy('position')
      .execute();
    const search_text = quotationSearchText(quotation, lines);
    await db
      .updateTable('quotations')
      .set({ search_text })
      .where('quotation_id', '=', quotation_id)
      .execute();
  }
}
