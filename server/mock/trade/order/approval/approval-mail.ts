import { londonMoment } from '../../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../../contracts/domain/money/money.ts';
import { anyOf } from '../../../../../contracts/domain/people/company-people.ts';
import { href } from '../../../../../contracts/site/site-map.ts';
import type { OrderRow } from '../../../engine/database/tables.ts';
import type { Letter } from '../../../engine/mail/letter.ts';
import type { Mail } from '../../../engine/mail/outbox.ts';
import { deliveryText, orderMail, paymentText } from '../order-mail.ts';

/** The text for the buyer of a waiting order. @param approvers by name */
export const waitingText = (order: OrderRow, approvers: readonly string[], siteUrl: string) =>
  `It is above your limit, so it waits until ${anyOf(approvers)} approves it. Until ${londonMoment(order.approval_ends)} we keep its floors and its price for you; then it lapses. There is nothing to pay before it is approved.\n\n${linksText(order, siteUrl)}`;

/**
 * @param buyer by name
 * @param siteUrl the shop's address, without a trailing slash
 */
export function askedMail(letter: Letter, order: OrderRow, buyer: string, siteUrl: string): Mail {
  const paragraphs = [
    `${buyer} has ordered for ${formatPence(order.total_pence)} with VAT, which is above their limit. The order waits for you.`,
    order.job_reference === '' ? '' : `Job: ${order.job_reference}`,
    deliveryText(order),
    `Please approve or decline it by ${londonMoment(order.approval_ends)}. After that it lapses, and its floors are free for others.`,
    linksText(order, siteUrl),
  ];
  const subject = `Please approve ${letter.brand} order ${order.order_no}`;
  return orderMail(letter, order, 'order-waits', paragraphs, subject);
}

/** @param decidedBy by name */
export function approvedMail(letter: Letter, order: OrderRow, decidedBy: string, siteUrl: string): Mail {
  const paragraphs = [
    `${decidedBy} has approved your order. We have received it and will confirm it soon.`,
    deliveryText(order),
    paymentText(order, letter.brand),
    linksText(order, siteUrl),
  ];
  const subject = `Approved: your ${letter.brand} order ${order.order_no}`;
  return orderMail(letter, order, 'order-approved', paragraphs, subject);
}

/** @param why a sentence */
export function notApprovedMail(letter: Letter, order: OrderRow, why: string, siteUrl: string): Mail {
  const paragraphs = [
    why,
    'The order is cancelled. Nothing will be delivered, and there is nothing to pay.',
    'To order differently, open it and choose “Order again”.',
    linksText(order, siteUrl),
  ];
  const subject = `Not approved: your ${letter.brand} order ${order.order_no}`;
  return orderMail(letter, order, 'order-not-approved', paragraphs, subject);
}

/** A link for each tree, because a desktop link would send a phone to its home page. */
const linksText = ({ order_id }: OrderRow, siteUrl: string): string =>
  `The order:\nOn a computer: ${siteUrl}${href('orders', 'desktop', { id: order_id })}\nOn a phone: ${siteUrl}${href('orders', 'mobile', { id: order_id })}`;
