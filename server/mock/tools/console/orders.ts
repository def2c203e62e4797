import { Router } from 'express';
import type { PlacedOrder } from '../../../../contracts/api/mock-console.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { Letter } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { recordPayment, refundOrder } from '../../trade/invoice/issue-invoice.ts';
import { moveOrder, OrderStays, receiveTransfer } from '../../trade/order/move-order.ts';
import { movedMail, paidMail, refundedMail } from '../../trade/order/order-mail.ts';
import { customerOfOrder } from '../../trade/order/repository.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { findPlacedOrder, listPlacedOrders } from './order-rows.ts';
import { readControl } from './read-control.ts';

/** The orders of all customers, and the steps that they take. */
export function orderRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/orders',
      inWorld(async ({ db }) => ({ orders: await listPlacedOrders(db) })),
    )
    .post(
      '/orders/:orderId',
      inWorld((world, req) => {
        const { sts, note, lines } = readControl('POST /orders/:orderId', req.body);
        return change(world, param(req, 'orderId'), async (db, orderId) => {
          const moved = await moveOrder(db, orderId, sts, note.trim(), world.clock.now(), lines);
          return moved && ((letter) => movedMail(letter, moved.order, moved.note));
        });
      }),
    )
    .post(
      '/orders/:orderId/transfer',
      inWorld((world, req) =>
        change(world, param(req, 'orderId'), async (db, orderId) => {
          const order = await receiveTransfer(db, orderId, world.clock.now());
          return order && ((letter) => paidMail(letter, order));
        }),
      ),
    )
    .post(
      '/orders/:orderId/refund',
      inWorld((world, req) =>
        change(world, param(req, 'orderId'), async (db, orderId) => {
          if (!(await findPlacedOrder(db, orderId))) return undefined;
          const refund = await refundOrder(db, orderId, world.clock.now());
          if (!refund) throw new ControlFailure('orderId: nothing is owed for this order');
          return (letter) => refundedMail(letter, refund.order, refund.pence);
        }),
      ),
    )
    .post(
      '/orders/:orderId/payment',
      inWorld((world, req) => {
        const { amountPence } = readControl('POST /orders/:orderId/payment', req.body);
        return pay(world, param(req, 'orderId'), amountPence);
      }),
    );
}

/** Records money received for an invoice, in full or in part. No mail is sent, as the statement shows it. */
async function pay(
  { db, clock }: World,
  orderId: string,
  amountPence: number | undefined,
): Promise<PlacedOrder> {
  return await db.transaction().execute(async (trx) => {
    const order = await findPlacedOrder(trx, orderId);
    if (!order) throw new ControlFailure('orderId: no such order', 404);
    if (order.invoiceNo === '') throw new ControlFailure('orderId: this order has no invoice yet');
    if (!(await recordPayment(trx, orderId, amountPence, clock.now())))
      throw new ControlFailure('amountPence: so much is not open');
    return (await findPlacedOrder(trx, orderId)) ?? order;
  });
}

/** Changes an order in a transaction. @returns the mail about it; undefined when there is no such order */
type Change = (db: Db, orderId: string) => Promise<((letter: Letter) => Mail) | undefined>;

async function change(
  { db, outbox, clock, settings }: World,
  orderId: string,
  make: Change,
): Promise<PlacedOrder> {
  return await db.transaction().execute(async (trx) => {
    const tell = await make(trx, orderId).catch(refusal);
    if (!tell) throw new ControlFailure('orderId: no such order', 404);
    const letter = { ...(await customerOfOrder(trx, orderId)), brand: settings.brand };
    await outbox.post(trx, tell(letter), clock.now());
    const changed = await findPlacedOrder(trx, orderId);
    if (!changed) throw new ControlFailure('orderId: no such order', 404);
    return changed;
  });
}

export function refusal(error: unknown): never {
  if (error instanceof OrderStays) throw new ControlFailure(`orderId: ${error.message}`);
  throw error;
}
