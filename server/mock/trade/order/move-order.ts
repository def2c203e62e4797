import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import type { Db, OrderRow, OrderState } from '../../engine/database/tables.ts';
import { issueInvoice, recordPayment } from '../invoice/issue-invoice.ts';
import { listOrderLines } from './line-repository.ts';
import { packsOfLine } from './packs-of-line.ts';
import { addEvent, CANCELLABLE, lockOrder, setState } from './repository.ts';

/** Why an order or a return can't be moved, in words for our staff. */
export class OrderStays extends Error {
  override readonly name = 'OrderStays';
}

/** The state that follows each; none after the last. */
const NEXT: Readonly<Partial<Record<OrderState, OrderState>>> = {
  received: 'confirmed',
  confirmed: 'picking',
  picking: 'dispatched',
  dispatched: 'delivered',
  'part-delivered': 'delivered',
};

/** States in which a part of an order can arrive. */
export const canArriveInPart = ({ sts }: Pick<OrderRow, 'sts'>) =>
  sts === 'dispatched' || sts === 'part-delivered';

/** @returns the state to which an order can be moved next; undefined when it has arrived or is cancelled */
export const nextState = ({ sts }: Pick<OrderRow, 'sts'>): OrderState | undefined => NEXT[sts];

/** Later, less may be paid again: what was credited for returned packs is paid back, or pays for something else. */
const isToPick = (sts: OrderState) => CANCELLABLE.includes(sts);

/** Whether it waits for a transfer, before which it is not picked. */
export const awaitsTransfer = ({ payment, sts, paid_pence, total_pence }: OrderRow) =>
  payment === 'transfer' && isToPick(sts) && paid_pence < total_pence;

/** Whether it waits for a card payment, of the whole or of the part that the account doesn't cover. */
export const awaitsCard = ({ sts, paid_pence, card_pence, approval }: OrderRow) =>
  isToPick(sts) && approval !== 'waiting' && paid_pence < card_pence;

/** Whether it waits for money, before which it is not picked. */
export const awaitsMoney = (order: OrderRow) => awaitsTransfer(order) || awaitsCard(order);

/** Packs of a line that have arrived. */
export interface Parcel {
  readonly lineId: string;
  readonly number: number;
}

/**
 * Moves an order one step along, inside a transaction: changes its state and adds an event with a note for the customer. All
 * moves of an order use this function.
 * @param note e.g. the vehicle and its slot, or who signed; may be empty
 * @param parcels only for a part delivery: the packs of each line that have arrived
 * @returns the changed order, and the text for the customer; undefined when there is no such order
 * @throws OrderStays when it is not the next step, its money has not arrived, or the packs are not among those awaited
 */
export async function moveOrder(
  db: Db,
  orderId: string,
  sts: OrderState,
  note: string,
  now: number,
  parcels: readonly Parcel[] = [],
): Promise<{ readonly order: OrderRow; readonly note: string } | undefined> {
  const order = await lockOrder(db, orderId);
  if (!order) return undefined;
  if (order.approval === 'waiting') throw new OrderStays("this order waits for its company's approval");
  const isPart = sts === 'part-delivered' && canArriveInPart(order);
  if (nextState(order) !== sts && !isPart)
    throw new OrderStays(`this order is ${order.sts}, so it can't be ${sts} next`);
  if (sts === 'picking' && awaitsTransfer(order)) throw new OrderStays('its transfer has not arrived yet');
  if (sts === 'picking' && awaitsCard(order)) throw new OrderStays('its card payment has not arrived yet');
  await setState(db, orderId, sts);
  if (sts === 'delivered') await deliverAll(db, orderId);
  // the whole order is invoiced once, on the day on which it leaves, even if it arrives in parts
  const invoiced = sts === 'dispatched' ? await issueInvoice(db, orderId, now) : undefined;
  const words = isPart ? await deliverPart(db, orderId, parcels, note) : note;
  const told = [words, vatNews(order, invoiced)].filter(Boolean).join(' ');
  await addEvent(db, orderId, sts, told, now);
  return { order: { ...order, ...invoiced, sts }, note: told };
}

/** What a customer should know if VAT has changed between the order and its invoice. */
function vatNews(placed: OrderRow, invoiced = placed): string {
  if (invoiced.vat_rate === placed.vat_rate) return '';
  const rate = percentText(invoiced.vat_rate / 100);
  return `VAT has changed to ${rate} since you ordered, so the total is now ${formatPence(invoiced.total_pence)}.`;
}

/**
 * Records that an order's transfer has arrived, inside a transaction, and confirms it if it is not confirmed yet.
 * @returns the changed order; undefined when there is no such order
 * @throws OrderStays when no transfer is awaited
 */
export async function receiveTransfer(db: Db, orderId: string, now: number): Promise<OrderRow | undefined> {
  const order = await lockOrder(db, orderId);
  if (!order) return undefined;
  if (order.approval === 'waiting') throw new OrderStays("this order waits for its company's approval");
  if (!awaitsTransfer(order)) throw new OrderStays('this order waits for no transfer');
  await recordPayment(db, orderId, undefined, now);
  if (order.sts === 'received') await moveOrder(db, orderId, 'confirmed', 'Your transfer has arrived.', now);
  return { ...order, paid_pence: order.total_pence, sts: order.sts === 'received' ? 'confirmed' : order.sts };
}

/** Records that everything ordered has arrived. */
async function deliverAll(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_lines')
    .set((line) => ({ delivered: line.ref('number') }))
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Records the packs of a locked order that have arrived.
 * @param note of our staff; may be empty
 * @returns the text for the customer: what has arrived, and what is to follow
 * @throws OrderStays for packs that are not awaited, and when nothing is left to follow
 */
async function deliverPart(
  db: Db,
  orderId: string,
  parcels: readonly Parcel[],
  note: string,
): Promise<string> {
  const lines = await listOrderLines(db, [orderId]);
  if (parcels.length === 0) throw new OrderStays('say which packs have arrived');
  for (const { lineId, number } of parcels) {
    const line = lines.find(({ line_id }) => line_id === lineId);
    if (!line || line.delivered + number > line.number)
      throw new OrderStays('more packs than this order still waits for');
    line.delivered += number;
    await db
      .updateTable('order_lines')
      .set({ delivered: line.delivered })
      .where('line_id', '=', lineId)
      .execute();
  }
  const toFollow = lines.filter((line) => line.delivered < line.number);
  if (toFollow.length === 0) throw new OrderStays('nothing is left to follow: mark the order as delivered');
  const arrived = parcels.flatMap(({ lineId, number }) => {
    const line = lines.find(({ line_id }) => line_id === lineId);
    return line ? [packsOfLine(line, number)] : [];
  });
  const rest = toFollow.map((line) => packsOfLine(line, line.number - line.delivered));
  const words = `Arrived: ${arrived.join(', ')}. To follow: ${rest.join(', ')}.`;
  return note === '' ? words : `${words} ${note}`;
}
