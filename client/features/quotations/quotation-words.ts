import { dateWords } from '../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { ENDS_SOON_DAYS, QUOTATION_STATES } from '../../../contracts/domain/quotation/quotation-state.ts';
import type { AlertKind } from '../../ui/alert.tsx';
import type { QuotationState, QuotationSummary } from './quotations.api.ts';

/** The states of a quotation in words. */
export const QUOTATION_WORDS: Readonly<Record<QuotationState, string>> = {
  draft: 'Draft',
  requested: 'Waits for our answer',
  answered: 'Answered',
  accepted: 'Accepted',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Ended',
};

/** @returns undefined for a text that is no state, e.g. in an old link */
export function parseQuotationState(text: string | null): QuotationState | undefined {
  return QUOTATION_STATES.find((state) => state === text);
}

const KINDS: Partial<Record<QuotationState, AlertKind>> = {
  answered: 'info',
  accepted: 'success',
  ordered: 'success',
  declined: 'warning',
  expired: 'warning',
};

/** How a state is drawn. */
export function quotationLook(state: QuotationState): { readonly kind?: AlertKind } {
  const kind = KINDS[state];
  return kind ? { kind } : {};
}

type Validity = Pick<QuotationSummary, 'sts' | 'validUntil' | 'daysLeft'>;

/** Until when its prices are held; '' once that no longer matters. @param words a day in words */
export function validityWords({ sts, validUntil, daysLeft }: Validity, words = dateWords): string {
  if (sts === 'ordered' || sts === 'declined' || sts === 'requested') return '';
  const day = dayOfText(validUntil);
  const until = day === undefined ? validUntil : words(day);
  if (sts === 'expired') return `Ended on ${until}`;
  if (daysLeft === 0) return 'Ends today';
  if (daysLeft === 1) return `Ends tomorrow, ${until}`;
  return daysLeft <= ENDS_SOON_DAYS ? `Ends in ${daysLeft} days, on ${until}` : `Valid until ${until}`;
}

/** `12 × type B`, `12 plots`, `type B`; '' for a single property without a type. */
export function plotsWords({ plots, houseType }: Pick<QuotationSummary, 'plots' | 'houseType'>): string {
  if (plots === 1) return houseType;
  return houseType === '' ? `${plots} plots` : `${plots} × ${houseType}`;
}
