import { weekdayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import {
  type DeliveryCharge,
  deliveryTo,
  type Load,
} from '../../../../contracts/domain/delivery/delivery-charge.ts';
import { dayOfText, deliveryDays } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { creditLeft } from '../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { OrderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { NO_POSTCODE } from '../../company/addresses/site-text.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { CompanyRow, Db, OrderRow } from '../../engine/database/tables.ts';
import { creditOf } from '../invoice/credit-account.ts';

/** @throws CallFailure "1" for a place that our office arranges */
export function checkDelivery(postCode: string, load: Load): DeliveryCharge {
  const delivery = deliveryTo(postCode, load);
  if (delivery.kind === 'charge') return delivery;
  return refuseField('delivery.postCode', delivery.kind === 'ask' ? delivery.words : NO_POSTCODE);
}

/** @returns the midnight in UTC of the day. @throws CallFailure "1" for a day on which we can't deliver there */
export function checkDay(text: string, way: DeliveryCharge, now: number): number {
  const days = deliveryDays(now, way);
  const day = dayOfText(text);
  if (day !== undefined && days.includes(day)) return day;
  const [first = 0] = days;
  const asked = day === undefined ? 'on that day' : `on ${weekdayWords(day)}`;
  return refuseField(
    'requestedDay',
    `We can't deliver there ${asked}. The first possible day is ${weekdayWords(first)}.`,
  );
}

/** @throws CallFailure "1" when the customer was shown other sums than today's */
export function checkSums(
  shown: { readonly deliveryPence: number; readonly totalPence: number },
  { delivery, total }: OrderSums,
): void {
  if (shown.deliveryPence !== delivery) {
    refuseField(
      'deliveryPence',
      `Delivery now comes to ${formatPence(delivery)} and the order to ${formatPence(total)}; you saw ${formatPence(shown.deliveryPence)} and ${formatPence(shown.totalPence)}. Please look at it again.`,
    );
  }
  if (shown.totalPence !== total) {
    refuseField(
      'totalPence',
      `The order now comes to ${formatPence(total)}; you saw ${formatPence(shown.totalPence)}. Please look at it again.`,
    );
  }
}

/** Free samples need no purchase order number, as there is no invoice. */
export function checkPurchaseOrder(company: CompanyRow, poNumber: string, { total }: OrderSums): void {
  if (company.is_po_required === 1 && total > 0 && poNumber === '') {
    refuseField('poNumber', 'Your company asks for a purchase order number on every order.');
  }
}

/**
 * Inside a transaction that has locked the company.
 * @param cardPence the part of an order on account that is paid by card at once
 * @returns pence to be paid by card before the order is picked
 * @throws CallFailure "1" if it can't be paid like this
 */
export async function checkPayment(
  db: Db,
  company: CompanyRow,
  {
    payment,
    cardPence = 0,
  }: { readonly payment: OrderRow['payment']; readonly cardPence?: number | undefined },
  { total }: OrderSums,
): Promise<number> {
  if (total === 0 && payment !== 'none') refuseField('payment', 'There is nothing to pay for this order.');
  if (total > 0 && payment === 'none') refuseField('payment', 'Please choose how you want to pay.');
  if (payment === 'card') return total;
  if (payment !== 'account') return 0;
  if (cardPence >= total && cardPence > 0)
    refuseField('cardPence', `That is the whole order, ${formatPence(total)}. Please pay by card.`);
  await checkCredit(db, company, total - cardPence);
  return cardPence;
}

/** Inside a transaction that has locked the company. @throws CallFailure "1" if its account doesn't cover this amount */
export async function checkCredit(db: Db, company: CompanyRow, pence: number): Promise<void> {
  const credit = await creditOf(db, company);
  if (credit.limitPence === 0) {
    refuseField(
      'payment',
      `Your company has no credit account with us. Please pay by card or by bank transfer.`,
    );
  }
  const left = creditLeft(credit);
  if (left < pence) {
    refuseField(
      'payment',
      `Your account has ${formatPence(left)} left, and this order comes to ${formatPence(pence)}. Please pay the difference by card, pay by bank transfer, or ring ${PHONE.shown}.`,
    );
  }
}
