import { groupDigits, percentText } from '../../../../contracts/domain/number/notation.ts';
import {
  DEFECT_WORKING_DAYS,
  DELIVERY_HOURS,
  DRIVER_WAIT_MINUTES,
  LATE_INTEREST_PERCENT,
  TAIL_LIFT_MAX_KG,
} from '../../../../contracts/domain/order/trade-terms.ts';

const LATE = `On late payments we charge interest at ${percentText(LATE_INTEREST_PERCENT)} a year above the base rate of the Bank of England.`;
const TITLE = 'The goods stay ours until they are paid for in full.';
const VAT = 'VAT is worked out once on the total of each rate and rounded to the nearest penny.';
const DEFECTS = `Please report defects, shortages and damage within ${DEFECT_WORKING_DAYS} working days of delivery, before anything is laid.`;
const KERB = `We deliver ${DELIVERY_HOURS.hours}, ${DELIVERY_HOURS.days}, to the kerb, on hard and level ground. The driver waits at most ${DRIVER_WAIT_MINUTES} minutes.`;

/** The small print of each paper; the full text is on the page of terms and conditions. */
export const TERMS = {
  account: [
    `Payment is due on the last day of the month after the month of supply. ${LATE}`,
    TITLE,
    DEFECTS,
    VAT,
  ],
  paidFirst: ['Without a credit account, an order is paid for before it is dispatched.', TITLE, DEFECTS, VAT],
  proforma: [
    'We reserve the goods for you and dispatch them once the whole amount has arrived. A VAT invoice follows on the day of dispatch.',
    'BACS transfers take two banking days; Faster Payments arrive within minutes.',
    VAT,
  ],
  confirmation: [KERB, DEFECTS, 'Our terms and conditions apply to this order.', VAT],
  delivery: [
    KERB,
    `A tail lift takes at most ${groupDigits(TAIL_LIFT_MAX_KG)} kg a pallet.`,
    'Please count the packs and look at their wrapping before you sign, and write down what is missing or damaged.',
    DEFECTS,
  ],
  credit: [
    'This amount is deducted from the invoice. Any part beyond what is still open is credited to your account.',
    'What delivery cost is not credited.',
    VAT,
  ],
  statement: [LATE, 'Please quote the numbers of the invoices that you pay.'],
} as const;

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `22 November 2026`. @param day the milliseconds of its midnight in UTC */
export const dayWords = (day: number) => DAY.format(day);
/** `November 2026` */
export const monthWords = (day: number) => MONTH.format(day);
