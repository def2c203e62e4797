import type { CreditedLine } from '../../../../contracts/domain/paper/credit-note.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { CreditNoteRow, Db, OrderLineRow, OrderRow } from '../../engine/database/tables.ts';

/** The credit notes of some orders, oldest first. */
export async function listCredits(db: Db, orderIds: readonly string[]): Promise<CreditNoteRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('credit_no')
    .execute();
}

/** A credit note of the company, by its return. */
export async function findCredit(
  db: Db,
  returnId: string,
  companyId: string,
): Promise<CreditNoteRow | undefined> {
  return await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('return_id', '=', returnId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** The returned lines, in the sequence of the order's lines. */
export async function listCreditedLines(
  db: Db,
  returnId: string,
): Promise<(OrderLineRow & { readonly returned: number; readonly net_pence: number })[]> {
  return await db
    .selectFrom('return_lines as back')
    .innerJoin('order_lines', 'order_lines.line_id', 'back.line_id')
    .selectAll('order_lines')
    .select(['back.number as returned', 'back.net_pence'])
    .where('back.return_id', '=', returnId)
    .orderBy('order_lines.position')
    .execute();
}

/** Credit notes of the company up to a day, oldest first. */
export async function listCreditsUntil(
  db: Db,
  companyId: string,
  day: number,
): Promise<(CreditNoteRow & Pick<OrderRow, 'po_number' | 'job_reference'>)[]> {
  return await db
    .selectFrom('credit_notes')
    .innerJoin('orders', 'orders.order_id', 'credit_notes.order_id')
    .selectAll('credit_notes')
    .select(['orders.po_number', 'orders.job_reference'])
    .where('credit_notes.company_id', '=', companyId)
    .where('credit_notes.tax_point', '<=', day)
    .orderBy('credit_notes.tax_point')
    .orderBy('credit_notes.credit_no')
    .execute();
}

/** The order's lines of a return, and how much of each was credited by earlier credit notes. */
export async function listLinesToCredit(
  db: Db,
  orderId: string,
  returnId: string,
): Promise<(CreditedLine & { readonly lineId: string })[]> {
  const lines = await listCreditedLines(db, returnId);
  const rows = await db
    .selectFrom('return_lines as back')
    .innerJoin('credit_notes as credit', 'credit.return_id', 'back.return_id')
    .select(['back.line_id', 'back.number', 'back.net_pence'])
    .where('credit.order_id', '=', orderId)
    .execute();
  return lines.map((line) => {
    const before = rows.filter(({ line_id }) => line_id === line.line_id);
    return {
      lineId: line.line_id,
      number: line.returned,
      packSize: fromJson(line.facts).packSize,
      pricePence: line.price_pence,
      ordered: { number: line.number, pence: line.line_pence },
      credited: {
        number: before.reduce((sum, { number }) => sum + number, 0),
        pence: before.reduce((sum, { net_pence }) => sum + Number(net_pence), 0),
      },
    };
  });
}

export async function setCreditedLine(
  db: Db,
  returnId: string,
  lineId: string,
  pence: number,
): Promise<void> {
  await db
    .updateTable('return_lines')
    .set({ net_pence: pence })
    .where('return_id', '=', returnId)
    .where('line_id', '=', lineId)
    .execute();
}

export async function addCreditNote(db: Db, credit: CreditNoteRow): Promise<void> {
  await db.insertInto('credit_notes').values(credit).execute();
}

export async function changeCredited(db: Db, orderId: string, creditedPence: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ credited_pence: creditedPence })
    .where('order_id', '=', orderId)
    .execute();
}
