import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Search } from '../../../../contracts/domain/text/search-text.ts';

const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a column made by `searchableText` matches the search, in the same way on both engines. */
function textHas(column: RawBuilder<string>, { words, signs }: Search): RawBuilder<SqlBool> {
  const byWords = sql<SqlBool>`${column} like ${partOf(words)} escape '\\'`;
  return signs === '' ? byWords : sql<SqlBool>`(${byWords} or ${column} like ${partOf(signs)})`;
}

/** Whether a column of our own numbers, such as `AI-000082`, matches the search. */
function numberHas(column: RawBuilder<string>, { words, signs }: Search): RawBuilder<SqlBool> {
  const byWords = sql<SqlBool>`lower(${column}) like ${partOf(words)} escape '\\'`;
  return signs === ''
    ? byWords
    : sql<SqlBool>`(${byWords} or replace(lower(${column}), '-', '') like ${partOf(signs)})`;
}

/** Whether an order matches the search, by its own text or by the number of its invoice, credit note, return, quotation or voucher. */
export const orderHas = (search: Search): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${textHas(sql.ref('orders.search_text'), search)}
  or exists (select 1 from invoices paper where paper.order_id = orders.order_id
    and ${numberHas(sql.ref('paper.invoice_no'), search)})
  or exists (select 1 from credit_notes paper where paper.order_id = orders.order_id
    and ${numberHas(sql.ref('paper.credit_no'), search)})
  or exists (select 1 from returns paper where paper.order_id = orders.order_id
    and ${numberHas(sql.ref('paper.return_no'), search)})
  or exists (select 1 from quotations paper where paper.order_id = orders.order_id
    and ${numberHas(sql.ref('paper.quotation_no'), search)})
  or exists (select 1 from vouchers paper where paper.order_id = orders.order_id
    and ${numberHas(sql.ref('paper.voucher_code'), search)}))`;

/** Whether a quotation, or the order made from it, matches the search. */
export const quotationHas = (search: Search): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${textHas(sql.ref('quotations.search_text'), search)}
  or exists (select 1 from orders made where made.order_id = quotations.order_id
    and ${numberHas(sql.ref('made.order_no'), search)}))`;
