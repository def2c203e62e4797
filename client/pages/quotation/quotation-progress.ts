import { londonMoment } from '../../../contracts/domain/calendar/day-words.ts';
import { validityWords } from '../../features/quotations/quotation-words.ts';
import type { Quotation } from '../../features/quotations/quotations.api.ts';
import type { TimelineStep } from '../../ui/timeline.tsx';

export interface ProgressStep extends TimelineStep {
  /** of our answer: what it changed */
  readonly revision?: Quotation['revisions'][number];
}

type Told = Pick<
  Quotation,
  'sts' | 'madeAt' | 'madeBy' | 'signedBy' | 'reason' | 'orderNo' | 'validUntil' | 'daysLeft'
> & { readonly revisions: readonly Quotation['revisions'][number][] };

/** What has happened to a quotation, then what is still to come. */
export function progressOf(quotation: Told): ProgressStep[] {
  const { sts, madeAt, madeBy, revisions, signedBy, reason, orderNo } = quotation;
  const isAccepted = signedBy !== '';
  return [
    past('Made', londonMoment(madeAt), `By ${madeBy}`),
    ...revisions.map((revision, at) => ({
      ...past(
        at === 0 ? 'Answered' : `Answered again, revision ${revision.revision}`,
        londonMoment(revision.at),
      ),
      note: revision.message,
      revision,
    })),
    ...(sts === 'requested' ? [past('Price requested', '', 'We answer by email and here.')] : []),
    ...(isAccepted ? [past('Accepted', '', `By ${signedBy}`)] : []),
    ...(sts === 'declined' ? [past('Declined', '', reason)] : []),
    ...(sts === 'expired' ? [past(validityWords(quotation), '')] : []),
    ...(sts === 'ordered' ? [past('Ordered', '', `Order ${orderNo}`)] : []),
    ...AHEAD[sts].map((words) => ({ words, at: '', note: '', isAhead: true })),
  ];
}

const past = (words: string, at: string, note = ''): ProgressStep => ({ words, at, note, isAhead: false });

const AHEAD: Readonly<Record<Quotation['sts'], readonly string[]>> = {
  draft: ['Acceptance', 'Order'],
  requested: ['Our answer', 'Acceptance', 'Order'],
  answered: ['Acceptance', 'Order'],
  accepted: ['Order'],
  ordered: [],
  declined: [],
  expired: [],
};

type Offered = Pick<Quotation, 'sts' | 'mayRequest' | 'refusal'>;

/** The next step, in a sentence; '' if there is none, or if this customer may not take it. */
export function nextWords({ sts, mayRequest, refusal }: Offered): string {
  if (refusal) return '';
  switch (sts) {
    case 'draft':
      return mayRequest === 1 ? 'Priced at today’s rates. Accept it, or ask us for a better price.' : '';
    case 'requested':
      return 'We’ll answer by email.';
    case 'answered':
      return 'We’ve sent you our prices. Accept them, or tell us what to change.';
    case 'accepted':
      return 'Order when you are ready: the prices are held until its last day.';
    case 'expired':
      return 'Its prices are no longer held. Quote again for today’s.';
    case 'ordered':
    case 'declined':
      return '';
  }
}
