import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import {
  isInTime,
  lastDayFor,
  packsLeft,
  type ReturnKind,
} from '../../../../contracts/domain/order/returns.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { CreditNoteRow, Db, OrderEventRow, OrderRow, ReturnRow } from '../../engine/database/tables.ts';
import { listCredits } from '../invoice/credit-repository.ts';
import { findInvoice } from '../invoice/repository.ts';
import type { AfterOrder } from '../order/order-reply.ts';
import {
  listReturnable,
  listReturnLines,
  listReturnPictures,
  listReturns,
  refundedFor,
} from './return-repository.ts';

type OrderReturn = ReplyOf<'/woojiapi/order/qryorderdetail'>['data']['returns'][number];

/** When goods of an order last arrived; undefined before that. */
export function arrivedAt(events: readonly Pick<OrderEventRow, 'sts' | 'at'>[]): number | undefined {
  const times = events
    .filter(({ sts }) => sts === 'delivered' || sts === 'part-delivered')
    .map(({ at }) => at);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** What has happened to an order since it arrived. */
export async function afterOrder(
  db: Db,
  { order_id, is_sample }: Pick<OrderRow, 'order_id' | 'is_sample'>,
  events: readonly OrderEventRow[],
  now: number,
): Promise<AfterOrder> {
  const arrived = is_sample === 1 ? undefined : arrivedAt(events);
  const lines = arrived === undefined ? [] : await listReturnable(db, order_id);
  const until = (kind: ReturnKind) =>
    arrived !== undefined && isInTime(kind, arrived, now) ? dayText(lastDayFor(kind, arrived)) : '';
  return {
    mayReturn: new Map(lines.map((line) => [line.line_id, line.isGoods ? packsLeft(line) : 0])),
    returnBy: until('return'),
    reportBy: until('defect'),
    dueDay: (await findInvoice(db, order_id))?.due_day,
    refundedPence: await refundedFor(db, order_id),
    returns: arrived === undefined ? [] : await returnsOf(db, order_id),
  };
}

async function returnsOf(db: Db, orderId: string): Promise<OrderReturn[]> {
  const rows = await listReturns(db, orderId);
  const ids = rows.map(({ return_id }) => return_id);
  const lines = await listReturnLines(db, ids);
  const pictures = await listReturnPictures(db, ids);
  const credits = rows.length === 0 ? [] : await listCredits(db, [orderId]);
  return rows.map((row) => ({
    ...returnFields(row, credits),
    lines: lines
      .filter(({ return_id }) => return_id === row.return_id)
      .map(({ line_id, number, facts }) => ({
        lineId: line_id,
        productName: fromJson(facts).productName,
        number,
      })),
    pictures: pictures.filter(({ return_id }) => return_id === row.return_id).length,
  }));
}

/** A return without its lines. */
function returnFields(row: ReturnRow, credits: readonly CreditNoteRow[]) {
  const credit = credits.find(({ return_id }) => return_id === row.return_id);
  return {
    returnId: row.return_id,
    returnNo: row.return_no,
    kind: row.kind,
    sts: row.sts,
    reason: row.reason,
    answer: row.answer,
    isCharged: row.is_charged === 1 ? 1 : 0,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
    receivedAt: row.received_at,
    creditNo: credit?.credit_no ?? '',
    creditPence: credit?.total_pence ?? 0,
  } as const;
}
