import { Router } from 'express';
import { z } from 'zod';
import type { PlacedOrder } from '../../../contracts/mock-console.ts';
import type { Db, OrderRow } from '../database/tables.ts';
import type { Mail } from '../mail/outbox.ts';
import { recordPayment } from '../resources/invoice/issue-invoice.ts';
import { moveOrder, OrderStays, receiveTransfer } from '../resources/order/move-order.ts';
import { type Letter, movedMail, paidMail } from '../resources/order/order-mail.ts';
import { customerOfOrder } from '../resources/order/repository.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure, readControl } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { findPlacedOrder, listPlacedOrders } from './order-rows.ts';

const MAX_NOTE = 200;
const Move = z.strictObject({
  sts: z.enum(['confirmed', 'picking', 'dispatched', 'delivered']),
  note: z
    .string()
    .max(MAX_NOTE)
    .refine((text) => !text.includes('\0'), 'note has the wrong format'),
});

const Payment = z.strictObject({ amountPence: z.int().min(1).optional() });

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
        const { sts, note } = readControl(Move, req.body);
        const said = note.trim();
        return change(world, param(req, 'orderId'), {
          make: (db, orderId) => moveOrder(db, orderId, sts, said, world.clock.now()),
          tell: (letter, order) => movedMail(letter, order, said),
        });
      }),
    )
    .post(
      '/orders/:orderId/transfer',
      inWorld((world, req) =>
        change(world, param(req, 'orderId'), {
          make: (db, orderId) => receiveTransfer(db, orderId, world.clock.now()),
          tell: paidMail,
        }),
      ),
    )
    .post(
      '/orders/:orderId/payment',
      inWorld((world, req) => pay(world, param(req, 'orderId'), readControl(Payment, req.body).amountPence)),
    );
}

/** Money on account, for an invoice as a whole or in part: nobody is written to, as the statement shows it. */
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

interface Change {
  /** changes the order in a transaction */
  make(db: Db, orderId: string): Promise<OrderRow | undefined>;
  /** the mail about it */
  tell(letter: Letter, order: OrderRow): Mail;
}

async function change(
  { db, outbox, clock, settings }: World,
  orderId: string,
  { make, tell }: Change,
): Promise<PlacedOrder> {
  return await db.transaction().execute(async (trx) => {
    const order = await make(trx, orderId).catch(refusal);
    if (!order) throw new ControlFailure('orderId: no such order', 404);
    const letter = { ...(await customerOfOrder(trx, orderId)), brand: settings.brand };
    await outbox.post(trx, tell(letter, order), clock.now());
    const changed = await findPlacedOrder(trx, orderId);
    if (!changed) throw new ControlFailure('orderId: no such order', 404);
    return changed;
  });
}

function refusal(error: unknown): never {
  if (error instanceof OrderStays) throw new ControlFailure(`orderId: ${error.message}`);
  throw error;
}
