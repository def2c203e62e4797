import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import {
  ENDING,
  ENDS_SOON_DAYS,
  type KeptState,
} from '../../../../contracts/domain/quotation/quotation-state.ts';
import { receiverOf } from '../../company/company/repository.ts';
import type { CallContext } from '../../engine/answering/handler.ts';
import { endedMail, endsSoonMail } from './quotation-mail.ts';
import { changeRow, lockQuotation } from './repository.ts';

const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 100;
/** Drafts expire without a mail, as they promise nothing. */
const TOLD: readonly KeptState[] = ENDING.filter((sts) => sts !== 'draft');

type Deps = Pick<CallContext, 'db' | 'outbox' | 'brand' | 'now'>;

/** Tells customers once that a quotation ends soon, and once that it has ended. */
export async function tellEnds(deps: Deps): Promise<void> {
  const today = londonTime(deps.now).day;
  const rows = await deps.db
    .selectFrom('quotations')
    .select('quotation_id')
    .where('sts', 'in', TOLD)
    .where((row) =>
      row.or([
        row.and([
          row('valid_until', '>=', today),
          row('valid_until', '<=', today + ENDS_SOON_DAYS * DAY_MS),
          row('told_soon', '<>', row.ref('valid_until')),
        ]),
        row.and([row('valid_until', '<', today), row('told_end', '<>', row.ref('valid_until'))]),
      ]),
    )
    .orderBy('valid_until')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { quotation_id } of rows) await tell(deps, quotation_id, today);
}

/** Looks again under the lock: another process may have told it, or the customer may have ordered meanwhile. */
async function tell({ db, outbox, brand, now }: Deps, quotationId: string, today: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockQuotation(trx, quotationId);
    if (!row || !TOLD.includes(row.sts)) return;
    const isOver = row.valid_until < today;
    if ((isOver ? row.told_end : row.told_soon) === row.valid_until) return;
    const letter = { ...(await receiverOf(trx, row.user_id)), brand };
    await changeRow(trx, quotationId, { [isOver ? 'told_end' : 'told_soon']: row.valid_until });
    await outbox.post(trx, isOver ? endedMail(letter, row) : endsSoonMail(letter, row), now);
  });
}
