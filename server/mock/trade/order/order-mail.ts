import { weekdayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { expectedDueWords } from '../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { fittingFacts, termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { bankDetails, PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { OrderRow, OrderState } from '../../engine/database/tables.ts';
import { type Letter, letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { isFitted } from './fitting-terms.ts';
import { type AgreedLine, goodsOf } from './take-lines.ts';

/**
 * The mail about an order that the customer has placed.
 * @param waiting text about an order that waits for approval; '' for any other
 */
export function placedMail(
  letter: Letter,
  order: OrderRow,
  lines: readonly AgreedLine[],
  waiting = '',
): Mail {
  return orderMail(letter, order, 'order-placed', [
    waiting === ''
      ? `Thank you for your order. Its number is ${order.order_no}, and we will confirm it soon.`
      : `Thank you for your order. Its number is ${order.order_no}. ${waiting}`,
    referencesText(order),
    lines.map(lineText).join('\n'),
    sumsText(order),
    deliveryText(order),
    fittingText(order, isFitted(lines.map(goodsOf))),
    waiting === '' ? paymentText(order, letter.brand) : '',
    `You can cancel the order in My account until we start picking it. If you have a question, please ring ${PHONE.shown}.`,
  ]);
}

const MOVES: Readonly<Record<OrderState, string>> = {
  received: 'We have received your order.',
  confirmed: 'We have confirmed your order.',
  picking: 'We are picking your order in our warehouse.',
  dispatched: 'Your order is on its way.',
  delivered: 'Your order has been delivered.',
  'part-delivered': 'Part of your order has been delivered. The rest follows.',
  cancelled: 'Your order is cancelled. Nothing will be delivered.',
  returned: 'All packs of your order have come back.',
};

/** The mail about an order that has moved along. @param note from our staff; may be empty */
export function movedMail(letter: Letter, order: OrderRow, note: string): Mail {
  return orderMail(letter, order, 'order-moved', [MOVES[order.sts], note, deliveryText(order)]);
}

export function paidMail(letter: Letter, order: OrderRow): Mail {
  return orderMail(letter, order, 'order-paid', [
    `Your transfer of ${formatPence(order.total_pence)} has arrived. Thank you. We have confirmed your order.`,
    deliveryText(order),
  ]);
}

/** @param why the reason; '' when the customer knows it */
export function cancelledMail(letter: Letter, order: OrderRow, why = ''): Mail {
  const back = `We will pay ${formatPence(order.paid_pence)} back to you. Until then your statement shows it as credit.`;
  return orderMail(letter, order, 'order-cancelled', [
    MOVES.cancelled,
    why,
    order.paid_pence > 0 ? back : '',
  ]);
}

export function refundedMail(letter: Letter, order: OrderRow, pence: number): Mail {
  return orderMail(letter, order, 'order-refunded', [
    `We have transferred ${formatPence(pence)} back to you. You will find it on your statement.`,
  ]);
}

export const orderMail = (
  letter: Letter,
  { order_no }: OrderRow,
  kind: Mail['kind'],
  paragraphs: readonly string[],
  subject = `Your ${letter.brand} order ${order_no}`,
): Mail => letterMail(letter, kind, subject, paragraphs);

const named = (name: string, text: string) => (text === '' ? [] : [`${name}: ${text}`]);

const referencesText = ({ po_number, job_reference }: OrderRow) =>
  [...named('Purchase order', po_number), ...named('Job', job_reference)].join('\n');

/** `12 packs of Oak (AL-H101), 26.28 m² at £42.00 per m²: £1,103.76`, with the customer's note below it. */
const lineText = (line: AgreedLine): string =>
  [orderedText(line), ...(line.note === '' ? [] : [`Note: ${inOneLine(line.note)}`])].join('\n');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Only m² for fitting, only the number for tubs. */
function orderedText(line: AgreedLine): string {
  const { product, isSample, number, amount, unit, pricePence, costPence } = line;
  const name = `${product.productName} (${product.productNo})`;
  if (isSample) return `Sample of ${name}: ${costPence === 0 ? 'free' : formatPence(costPence)}`;
  const per = `at ${formatPence(pricePence)} per ${unitWord(unit)}: ${formatPence(costPence)}`;
  const [counted, held] = quantityParts(number, amount, goodsOf(line));
  return `${counted} of ${name}, ${held === undefined ? '' : `${held} `}${per}`;
}

/** The fitting terms, a line each; '' without any. @param isFitted whether the order includes fitting */
export const fittingText = ({ fitting }: { readonly fitting: string }, isFitted: boolean): string =>
  fittingFacts(termsOf(fitting), isFitted)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');

function sumsText(order: OrderRow): string {
  const { goods_pence, voucher_pence, delivery_pence, vat_pence, total_pence } = order;
  if (total_pence === 0) return '';
  return [
    `Goods: ${formatPence(goods_pence)}`,
    ...(voucher_pence > 0 ? [`Voucher: ${formatPence(-voucher_pence)}`] : []),
    `Delivery: ${formatPence(delivery_pence)}`,
    `VAT: ${formatPence(vat_pence)}`,
    `Total: ${formatPence(total_pence)}`,
  ].join('\n');
}

export function deliveryText({ delivery, requested_day }: OrderRow): string {
  const site = fromJson(delivery);
  return `Delivery day: ${weekdayWords(requested_day)}\nTo: ${placeText(site)}\nContact on site: ${site.siteContact}, ${site.sitePhone}`;
}

export function paymentText(
  { payment, total_pence, card_pence, transfer_reference, requested_day }: OrderRow,
  brand: string,
): string {
  const due = `due on ${expectedDueWords(requested_day)}`;
  if (payment === 'account' && card_pence > 0) {
    return `Please pay ${formatPence(card_pence)} by card within 24 hours. The rest, ${formatPence(total_pence - card_pence)}, goes on your account, and is ${due}.`;
  }
  if (payment === 'account') return `The order goes on your account, and is ${due}.`;
  if (payment === 'none') return 'There is nothing to pay.';
  if (payment === 'card')
    return `Please pay ${formatPence(total_pence)} by card within 24 hours, in My account, if you have not done so yet. We start picking when the payment has arrived.`;
  const { accountName, sortCode, accountNumber } = bankDetails(brand);
  return [
    `Please transfer ${formatPence(total_pence)} to this account. We start picking when the transfer has arrived.`,
    `Account name: ${accountName}`,
    `Sort code: ${sortCode}`,
    `Account number: ${accountNumber}`,
    `Reference: ${transfer_reference}`,
  ].join('\n');
}
