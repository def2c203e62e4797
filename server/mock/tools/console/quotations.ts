import { Router } from 'express';
import type { AskedQuotation } from '../../../../contracts/api/mock-console.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { receiverOf } from '../../company/company/repository.ts';
import type { Db } from '../../engine/database/tables.ts';
import { fileBytes } from '../../trade/quotation/message-repository.ts';
import {
  type Answered,
  answerQuotation,
  QuotationStays,
  refuseQuotation,
  writeAsStaff,
} from '../../trade/quotation/staff-answer.ts';
import type { World } from '../worlds/world.ts';
import { ControlFailure } from './control-failure.ts';
import { type InWorld, param } from './in-world.ts';
import { fileForStaff, findAskedQuotation, listAskedQuotations } from './quotation-rows.ts';
import { readControl } from './read-control.ts';

/** Requested quotations, and our staff's answers. */
export function quotationRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/quotations',
      inWorld(async ({ db, clock }) => ({ quotations: await listAskedQuotations(db, clock.now()) })),
    )
    .get(
      '/quotation-files/:fileId',
      inWorld(async ({ db }, req) => {
        const fileId = param(req, 'fileId');
        const bytes = await fileBytes(db, fileId);
        if (!bytes) throw new ControlFailure('fileId: no such file', 404);
        // sent as data, because others could try to open an address
        return { file: await fileForStaff(db, fileId, bytes) };
      }),
    )
    .post(
      '/quotations/:quotationId/answer',
      inWorld((world, req) => {
        const answer = readControl('POST /quotations/:quotationId/answer', req.body);
        return change(world, param(req, 'quotationId'), (db, id, now) =>
          answerQuotation(db, id, { ...answer, message: answer.message.trim() }, now),
        );
      }),
    )
    .post(
      '/quotations/:quotationId/decline',
      inWorld((world, req) => {
        const { reason } = readControl('POST /quotations/:quotationId/decline', req.body);
        return change(world, param(req, 'quotationId'), (db, id, now) =>
          refuseQuotation(db, id, reason.trim(), now),
        );
      }),
    )
    .post(
      '/quotations/:quotationId/message',
      inWorld((world, req) => {
        const message = readControl('POST /quotations/:quotationId/message', req.body);
        return change(world, param(req, 'quotationId'), (db, id, now) =>
          writeAsStaff(db, id, message.text.trim(), now),
        );
      }),
    );
}

/** Changes a quotation in a transaction. @returns undefined when there is no such quotation */
type Change = (db: Db, quotationId: string, now: number) => Promise<Answered | undefined>;

async function change(
  { db, outbox, clock, settings }: World,
  quotationId: string,
  make: Change,
): Promise<AskedQuotation> {
  const now = clock.now();
  return await db.transaction().execute(async (trx) => {
    const changed = await make(trx, quotationId, now).catch(refusal);
    if (!changed) throw new ControlFailure('quotationId: no such quotation', 404);
    const letter = { ...(await receiverOf(trx, changed.row.user_id)), brand: settings.brand };
    await outbox.post(trx, changed.tell(letter), now);
    const asked = await findAskedQuotation(trx, quotationId, now);
    if (!asked) throw new ControlFailure('quotationId: this quotation is still a draft');
    return asked;
  });
}

function refusal(error: unknown): never {
  if (error instanceof QuotationStays) throw new ControlFailure(error.message);
  if (error instanceof CallFailure) throw new ControlFailure(`lines: ${error.message}`);
  throw error;
}
