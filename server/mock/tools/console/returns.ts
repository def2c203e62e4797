import { Router } from 'express';
import type { AskedReturn } from '../../../../contracts/api/mock-console.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { Letter } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { customerOfOrder } from '../../trade/order/repository.ts';
import { type ChangedReturn, decideReturn, receiveReturn } from '../../trade/returns/decide-return.ts';
import { creditedMail, decidedMail } from '../../trade/returns/return-mail.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { refusal } from './orders.ts';
import { readControl } from './read-control.ts';
import { findAskedReturn, listAskedReturns, returnPicture } from './return-rows.ts';

/** Returns and defect reports, and our staff's decisions on them. */
export function returnRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/returns',
      inWorld(async ({ db }) => ({ returns: await listAskedReturns(db) })),
    )
    .get(
      '/return-pictures/:pictureId',
      inWorld(async ({ db }, req) => {
        const picture = await returnPicture(db, param(req, 'pictureId'));
        if (!picture) throw new ControlFailure('pictureId: no such picture', 404);
        // sent as data, because others could try to open an address
        return { picture: `data:image/webp;base64,${picture.toString('base64')}` };
      }),
    )
    .post(
      '/returns/:returnId',
      inWorld((world, req) => {
        const { answer, ...decision } = readControl('POST /returns/:returnId', req.body);
        return change(world, param(req, 'returnId'), {
          make: (db, returnId, now) =>
            decideReturn(db, returnId, { ...decision, answer: answer.trim() }, now),
          tell: (letter, { order, row, credit }) =>
            credit ? creditedMail(letter, order, row, credit) : decidedMail(letter, order, row, decision.sts),
        });
      }),
    )
    .post(
      '/returns/:returnId/receive',
      inWorld((world, req) =>
        change(world, param(req, 'returnId'), {
          make: receiveReturn,
          tell: (letter, { order, row, credit }) =>
            creditedMail(letter, order, row, credit ?? { creditNo: '', totalPence: 0 }),
        }),
      ),
    );
}

interface Change {
  /** changes the return in a transaction */
  make(db: Db, returnId: string, now: number): Promise<ChangedReturn | undefined>;
  /** the mail about it */
  tell(letter: Letter, changed: ChangedReturn): Mail;
}

async function change(
  { db, outbox, clock, settings, shop }: World,
  returnId: string,
  { make, tell }: Change,
): Promise<AskedReturn> {
  const asked = await db.transaction().execute(async (trx) => {
    const changed = await make(trx, returnId, clock.now()).catch(refusal);
    if (!changed) throw new ControlFailure('returnId: no such return', 404);
    const letter = { ...(await customerOfOrder(trx, changed.order.order_id)), brand: settings.brand };
    await outbox.post(trx, tell(letter, changed), clock.now());
    return await findAskedReturn(trx, returnId);
  });
  if (!asked) throw new ControlFailure('returnId: no such return', 404);
  // returned packs can be ordered at once
  if (asked.sts === 'received') await shop.refresh();
  return asked;
}
