import { londonTime } from '../calendar/london-time.ts';
import { hundredths } from '../number/decimal.ts';

/**
 * The standard rates of VAT in the United Kingdom with the first day of each, the latest first (https://www.gov.uk/vat-rates).
 * A change of the rate is a row here, entered before its day: what was issued before keeps its own rate.
 */
const RATES = [
  { from: Date.UTC(2011, 0, 4), percent: 20 },
  { from: Date.UTC(2010, 0, 1), percent: 17.5 },
  { from: Date.UTC(2008, 11, 1), percent: 15 },
] as const;
/** Before the first of them; also for a device whose clock is years behind, which must still show a basket. */
const EARLIER_PERCENT = 17.5;

/**
 * The percent of VAT in force at a moment, by London's calendar.
 * @param at milliseconds since 1970: the tax point of what is issued, or now for what is not issued yet
 */
export function vatPercentAt(at: number): number {
  const { day } = londonTime(at);
  return RATES.find(({ from }) => from <= day)?.percent ?? EARLIER_PERCENT;
}

/** When the rate changes next, in milliseconds since 1970, or up to an hour earlier; Infinity if no change is known. */
export function vatChangesAfter(at: number): number {
  const { day } = londonTime(at);
  const next = RATES.findLast(({ from }) => from > day);
  return next ? next.from - SUMMER_HOUR : Number.POSITIVE_INFINITY;
}

/** In summer London's day begins an hour before that of UTC. */
const SUMMER_HOUR = 3_600_000;

/**
 * VAT on an amount, to the nearest penny, half a penny up. It is worked out once on a whole amount, not per m2, so that rounding
 * doesn't add up.
 * @param pence whole pence without VAT
 * @param percent with at most two decimals
 */
export function vatOf(pence: number, percent: number): number {
  // divided once, as whole numbers: half a penny is then exactly a half
  return Math.round((pence * hundredths(percent)) / 10_000);
}

/** Whole pence. */
export interface VatSums {
  readonly vatPercent: number;
  readonly vat: number;
  /** with VAT */
  readonly total: number;
}

/** The VAT on a net amount at the rate of `vatPercent`, and both together. */
export function addVat(net: number, vatPercent: number): VatSums {
  const vat = vatOf(net, vatPercent);
  return { vatPercent, vat, total: net + vat };
}
