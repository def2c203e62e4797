import type { InputOf } from '../../../../contracts/api/calls.ts';
import { loadOf } from '../../../../contracts/domain/order/order-load.ts';
import { orderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { vatPercentAt } from '../../../../contracts/domain/vat/vat.ts';
import { saveOnce } from '../../company/addresses/repository.ts';
import { lockCompany } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { nextNumber, queueOrders } from '../../engine/database/paper-numbers.ts';
import type { CompanyRow, Db, QuotationRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { markOrdered, takeQuotations } from '../quotation/order-quotations.ts';
import { chosenVoucher, spendVoucher } from '../voucher/use-cases.ts';
import { approvalOf, expectMayOrder } from './approval/approval-rights.ts';
import { askApprovers } from './approval/ask-approvers.ts';
import { checkDay, checkDelivery, checkPayment, checkPurchaseOrder, checkSums } from './check-order.ts';
import { isFitted, orderedTerms } from './fitting-terms.ts';
import { checkedForm } from './order-form.ts';
import { placedMail } from './order-mail.ts';
import { orderLineRow, orderNo, orderRow } from './order-rows.ts';
import { addEvent, addOrder, customerOfOrder } from './repository.ts';
import { type AgreedLine, goodsOf, takeLines } from './take-lines.ts';

/**
 * Orders lines of the basket, or accepted quotations, all or none. A refusal changes nothing.
 * @throws CallFailure 102 for a user who can't order for their company, "1" if anything differs from what the customer saw
 */
export const placeOrder: Handler<'/woojiapi/order/insertorder'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const form = checkedForm(input);
  return await call.once(async (db) => {
    await queueOrders(db);
    const company = await lockCompany(db, userId);
    await expectMayOrder(db, userId);
    const { lines, quotations } = await takeOrdered(db, company, userId, input, call.now);
    const load = loadOf(lines.filter(({ isSample }) => !isSample));
    const charge = checkDelivery(form.delivery.postCode, load);
    const requestedDay = checkDay(input.requestedDay, charge, call.now);
    const voucher = await chosenVoucher(db, input, company, lines, call.now);
    const sums = orderSums(lines, charge.pence, vatPercentAt(call.now), voucher?.value_pence);
    checkSums(input, sums);
    checkPurchaseOrder(company, form.poNumber, sums);
    const approval = await approvalOf(db, userId, sums.total, call.now);
    const fitting = orderedTerms(
      { asked: input.fitting, isFitted: isFitted(lines.map(goodsOf)), now: call.now },
      quotations.map((row) => row.fitting),
    );
    const cardPence = await checkPayment(db, company, input, sums);

    const order = {
      ...orderRow(form, lines, load, sums, {
        order_id: newId('o'),
        order_no: orderNo(call.now, await nextNumber(db, 'order')),
        company_id: company.company_id,
        user_id: userId,
        payment: input.payment,
        card_pence: cardPence,
        requested_day: requestedDay,
        placed_at: call.now,
      }),
      ...approval,
      fitting,
    };
    await addOrder(
      db,
      order,
      lines.map((line, position) => orderLineRow(order.order_id, line, position)),
    );
    await markOrdered(db, quotations, order.order_id, call.now);
    if (voucher) await spendVoucher(db, voucher, order.order_id);
    await addEvent(db, order.order_id, 'received', '', call.now);
    if (input.saveAddress === 1) await saveOnce(db, company.company_id, form.delivery, call.now);
    const letter = { ...(await customerOfOrder(db, order.order_id)), brand: call.brand };
    const waiting = order.approval === 'waiting' ? await askApprovers(db, call, order) : '';
    await call.outbox.post(db, placedMail(letter, order, lines, waiting), call.now);
    return {
      resultCode: '0',
      data: {
        orderId: order.order_id,
        orderNo: order.order_no,
        ...(waiting === '' ? {} : { isWaiting: 1 as const }),
      },
    };
  });
};

/** What is ordered: lines of the basket or quotations, never both. */
async function takeOrdered(
  db: Db,
  company: CompanyRow,
  userId: string,
  { lines, quotationIds = [] }: InputOf<'/woojiapi/order/insertorder'>,
  now: number,
): Promise<{ readonly lines: readonly AgreedLine[]; readonly quotations: readonly QuotationRow[] }> {
  if (quotationIds.length === 0) {
    if (lines.length === 0) refuseField('lines', 'There is nothing to order. Please choose a product first.');
    return { lines: await takeLines(db, userId, lines), quotations: [] };
  }
  if (lines.length > 0)
    refuseField('quotationIds', 'Quotations are ordered by themselves. Please order your basket separately.');
  return await takeQuotations(db, company.company_id, quotationIds, now);
}
