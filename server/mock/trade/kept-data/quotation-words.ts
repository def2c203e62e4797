import type { QuotationState } from '../../../../contracts/domain/quotation/quotation-state.ts';

/** The states of a quotation, as a customer reads them. */
export const QUOTATION_STATE_WORDS: Readonly<Record<QuotationState, string>> = {
  draft: 'Draft',
  requested: 'With our staff',
  answered: 'Answered',
  accepted: 'Accepted',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Ended',
};
