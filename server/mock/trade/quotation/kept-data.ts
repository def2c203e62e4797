import { dateWords, londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { packingWords } from '../../../../contracts/domain/quotation/packing.ts';
import type { QuotationState } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import type { Db } from '../../engine/database/tables.ts';
import { plottedOf } from './lines.ts';
import { stateOf } from './quotation-reply.ts';
import { emptyQuotations } from './repository.ts';

/** The states of a quotation, as a customer reads them. */
const STATE_WORDS: Readonly<Record<QuotationState, string>> = {
  draft: 'Draft',
  requested: 'With our staff',
  answered: 'Answered',
  accepted: 'Accepted',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Ended',
};

/** The person's quotations, and their messages on any. */
export const quotationsData: KeptData = {
  show: (db, { person, now }) => quotationParts(db, person.user_id, now),
  removeRest: (db, { user_id }) => emptyQuotations(db, user_id),
};

async function quotationParts(db: Db, userId: string, now: number) {
  const quotations = await db
    .selectFrom('quotations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('quotation_no')
    .execute();
  const messages = await db
    .selectFrom('quotation_messages as message')
    .innerJoin('quotations', 'quotations.quotation_id', 'message.quotation_id')
    .select(['quotations.quotation_no', 'message.at', 'message.text'])
    .where('message.user_id', '=', userId)
    .orderBy('message.at')
    .orderBy('message.message_id')
    .execute();
  return [
    part(
      'Quotations',
      quotations.map((row) => ({
        Number: row.quotation_no,
        Title: row.title,
        Client: row.client_name,
        Site: row.site_address,
        'Post code': row.post_code,
        'House type': row.house_type,
        Plots: String(row.plots),
        Packs: packingWords(plottedOf(row)),
        State: STATE_WORDS[stateOf(row, now)],
        Total: formatPence(row.total_pence),
        'Valid until': dateWords(row.valid_until),
        'Accepted by': row.signed_by,
        'Why it was declined': row.reason,
        Made: londonMoment(row.made_at),
      })),
    ),
    part(
      'Messages about quotations',
      messages.map(({ quotation_no, at, text }) => ({
        Quotation: quotation_no,
        Written: londonMoment(at),
        Message: text,
      })),
    ),
  ];
}
