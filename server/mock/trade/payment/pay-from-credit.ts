import { creditForOrders } from '../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { companyOf, lockCompany, receiverOf } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';
import { type Letter, letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { creditOf } from '../invoice/credit-account.ts';
import { drawCredit } from '../invoice/issue-invoice.ts';
import { addEvent, lockOrder } from '../order/repository.ts';
import { endUnpaid } from './end-unpaid.ts';
import { readPaid } from './paid-items.ts';
import { takeMoney } from './take-money.ts';

const NOTE = 'Your credit has paid for it.';

/**
 * Pays orders and invoices from the company's credit, all or none.
 * @throws CallFailure 102 for another company's items, "1" for more than is open or in credit
 */
export const payFromCredit: Handler<'/woojiapi/order/insertcreditpayment'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id: companyId } = await companyOf(call.db, userId);
  await endUnpaid(call, companyId);
  return await call.once(async (db) => {
    await queueOrders(db);
    const company = await lockCompany(db, userId);
    const paid = await readPaid(db, companyId, input.items);
    const pence = paid.reduce((sum, { amountPence }) => sum + amountPence, 0);
    const credit = await creditOf(db, company);
    if (pence > credit.creditPence)
      refuseField('items', `Only ${formatPence(credit.creditPence)} is in credit.`);
    const forOrders = creditForOrders(credit);
    if (paid.reduce((sum, { order, amountPence }) => sum + besideAccount(order, amountPence), 0) > forOrders)
      refuseField(
        'items',
        `Only ${formatPence(forOrders)} of your credit can pay for orders. The rest keeps your account within its limit, and can only pay invoices on account.`,
      );
    const names = paid.map(({ kind, id, order }) =>
      kind === 'invoice' ? `invoice ${id}` : `order ${order.order_no}`,
    );
    for (const { order, pence: part } of await drawCredit(db, companyId, pence, call.now))
      await noteDrawn(db, order, part, names, call.now);
    for (const { order, amountPence } of paid) {
      const locked = await lockOrder(db, order.order_id);
      if (locked)
        await takeMoney(db, locked, { pence: amountPence, source: 'credit', note: NOTE, now: call.now });
    }
    const letter = { ...(await receiverOf(db, userId)), brand: call.brand };
    await call.outbox.post(db, creditUsedMail(letter, pence, names, credit.creditPence - pence), call.now);
    return { resultCode: '0' };
  });
};

/** Pence of a payment that don't reduce what is on account. */
function besideAccount({ payment, card_pence, paid_pence }: OrderRow, pence: number): number {
  if (payment !== 'account') return pence;
  return Math.min(pence, Math.max(0, card_pence - paid_pence));
}

/** Only on a cancelled order, which shows its payments. After a delivery, an event would read as another delivery. */
async function noteDrawn(
  db: Db,
  { order_id, sts }: OrderRow,
  pence: number,
  names: readonly string[],
  now: number,
): Promise<void> {
  if (sts === 'cancelled')
    await addEvent(
      db,
      order_id,
      sts,
      `${formatPence(pence)} that you had paid went to ${names.join(', ')}.`,
      now,
    );
}

/** The mail about a payment from credit. @param names of what was paid, @param leftPence of the credit */
function creditUsedMail(letter: Letter, pence: number, names: readonly string[], leftPence: number): Mail {
  return letterMail(letter, 'order-paid', `Your ${letter.brand} credit`, [
    `${formatPence(pence)} of your credit has paid for ${names.join(', ')}.`,
    leftPence > 0 ? `${formatPence(leftPence)} is left in credit.` : 'Nothing is left in credit.',
    `If you have a question, please ring ${PHONE.shown}.`,
  ]);
}
