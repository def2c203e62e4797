import type { Db } from '../../engine/database/tables.ts';
import { listOrderLines } from './line-repository.ts';
import { OrderStays } from './order-stays.ts';
import { packsOfLine } from './packs-of-line.ts';

/** Packs of a line that have arrived. */
export interface Parcel {
  readonly lineId: string;
  readonly number: number;
}

/** Records that everything ordered has arrived. */
export async function deliverAll(db: Db, orderId: string): Promise<void> {
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
export async function deliverPart(
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
