import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { creditOfLine, creditSums, voucherShare } from '../../../../contracts/domain/paper/credit-note.ts';
import { nextNumber, paperNo } from '../../engine/database/paper-numbers.ts';
import type { Db, OrderRow, ReturnRow } from '../../engine/database/tables.ts';
import {
  addCreditNote,
  changeCredited,
  listCredits,
  listLinesToCredit,
  setCreditedLine,
} from './credit-repository.ts';

/**
 * Credits a return, in the transaction that receives it or accepts the defect, so that a rollback leaves no gap in the numbers.
 * The order must be locked.
 */
export async function issueCredit(
  db: Db,
  order: OrderRow,
  { return_id, is_charged }: Pick<ReturnRow, 'return_id' | 'is_charged'>,
  now: number,
): Promise<{ creditNo: string; totalPence: number }> {
  let goods = 0;
  for (const line of await listLinesToCredit(db, order.order_id, return_id)) {
    const pence = creditOfLine(line);
    await setCreditedLine(db, return_id, line.lineId, pence);
    goods += pence;
  }
  const before = await listCredits(db, [order.order_id]);
  const vatBefore = before.reduce((sum, { vat_pence }) => sum + vat_pence, 0);
  const goodsBefore = before.reduce((sum, { goods_pence }) => sum + goods_pence, 0);
  const ordered = { goods: order.goods_pence, voucher: order.voucher_pence };
  const { voucher, restocking, vat, total } = creditSums({
    goods,
    voucher: voucherShare(goods, goodsBefore, ordered),
    isCharged: is_charged === 1,
    vatPercent: order.vat_rate / 100,
    vatLeft: order.vat_pence - vatBefore,
  });
  const creditNo = paperNo('AC', await nextNumber(db, 'credit'));
  await addCreditNote(db, {
    credit_no: creditNo,
    return_id,
    order_id: order.order_id,
    company_id: order.company_id,
    tax_point: londonTime(now).day,
    goods_pence: goods,
    voucher_pence: voucher,
    restocking_pence: restocking,
    vat_pence: vat,
    total_pence: total,
  });
  await changeCredited(db, order.order_id, order.credited_pence + total);
  return { creditNo, totalPence: total };
}
