import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import type { ReturnRow } from '../../engine/database/tables.ts';
import { listReturnsOf } from './return-repository.ts';

const RETURN_WORDS: Readonly<Record<ReturnRow['sts'], string>> = {
  requested: 'Asked for',
  agreed: 'Agreed',
  declined: 'Declined',
  received: 'Received',
};
const momentOf = (at: number) => (at > 0 ? londonMoment(at) : '');

/** The person's returns and defect reports, which belong to their orders. */
export const returnsData: KeptData = {
  show: async (db, { person }) => {
    const returns = await listReturnsOf(db, person.user_id);
    return [
      part(
        'Returns and defects',
        returns.map((each) => ({
          Number: each.return_no,
          Order: each.order_no,
          Kind: each.kind === 'defect' ? 'defect' : 'return',
          State: RETURN_WORDS[each.sts],
          'What you wrote': each.reason,
          'Our answer': each.answer,
          'Asked for': momentOf(each.requested_at),
          Decided: momentOf(each.decided_at),
          Received: momentOf(each.received_at),
        })),
      ),
    ];
  },
};
