import { londonTime } from '../calendar/london-time.ts';
import { QUOTATION_DAYS } from '../order/trade-terms.ts';

const DAY_MS = 86_400_000;

/** Days before its last one from which a quotation ends soon. */
export const ENDS_SOON_DAYS = 5;

/** The states that are kept: that one has ended follows from the day. */
export type KeptState = 'draft' | 'requested' | 'answered' | 'accepted' | 'ordered' | 'declined';
export type QuotationState = KeptState | 'expired';

export const QUOTATION_STATES: readonly QuotationState[] = [
  'draft',
  'requested',
  'answered',
  'accepted',
  'ordered',
  'declined',
  'expired',
];

/** States in which a quotation ends: the others wait for our staff, or are over. */
export const ENDING: readonly KeptState[] = ['draft', 'answered', 'accepted'];

/** The last day of a quotation whose prices are of now, as the milliseconds of its midnight in UTC. @param now milliseconds since 1970 */
export const lastDay = (now: number) => londonTime(now).day + QUOTATION_DAYS * DAY_MS;

/** What a quotation keeps of its state. */
export interface Standing {
  readonly sts: KeptState;
  /** its last day, as the milliseconds of its midnight in UTC */
  readonly validUntil: number;
}

/** The state of a moment: its last day counts until midnight in London. @param now milliseconds since 1970 */
export function quotationState({ sts, validUntil }: Standing, now: number): QuotationState {
  return ENDING.includes(sts) && londonTime(now).day > validUntil ? 'expired' : sts;
}

/** Days until the last one; 0 on that day and after it. */
export function daysLeft(validUntil: number, now: number): number {
  return Math.max(0, Math.round((validUntil - londonTime(now).day) / DAY_MS));
}

type Step = 'change' | 'request' | 'accept' | 'decline' | 'order' | 'delete';

const MAY: Readonly<Record<Step, readonly QuotationState[]>> = {
  change: ['draft'],
  request: ['draft', 'answered'],
  accept: ['draft', 'answered'],
  decline: ['requested', 'answered', 'accepted'],
  order: ['accepted'],
  delete: ['draft'],
};

/** Whether a customer may take a step. */
export const mayTake = (step: Step, state: QuotationState): boolean => MAY[step].includes(state);

const WHY_NOT: Readonly<Record<QuotationState, string>> = {
  draft: 'This quotation is still a draft.',
  requested: 'This quotation is with our staff. They will answer it soon.',
  answered: 'Our staff have answered this quotation. Please accept or decline it first.',
  accepted: 'This quotation is accepted already.',
  ordered: 'This quotation is ordered already.',
  declined: 'This quotation is declined. You can make a new one from it.',
  expired: 'This quotation has ended. You can quote again at today’s prices.',
};

/** Why a step can't be taken in a state, for the customer. */
export const whyNot = (state: QuotationState): string => WHY_NOT[state];
