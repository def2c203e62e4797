import { parseDecimal, roundTo } from '../number/decimal.ts';

/** Hundredths of a percent: the largest mark-up is 300%. */
export const MARK_UP_MAX = 30_000;
/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/**
 * The price on a copy for a customer's own client: trade price plus mark-up, to the nearest penny, halves up. A client copy only
 * rounds here: a line is its amount times this price, and sums are sums of lines, so the copy adds up like any other paper.
 * @param tradePence whole pence
 * @param markUp hundredths of a percent, 0 to `MARK_UP_MAX`
 */
export function clientPrice(tradePence: number, markUp: number): number {
  // in whole numbers, as a float may turn 105% of 110p, 115.5p, into 115.49999
  const hundredths = BigInt(tradePence) * BigInt(WHOLE + markUp);
  return Number((hundredths + BigInt(WHOLE / 2)) / BigInt(WHOLE));
}

/**
 * Reads a mark-up as typed: `12.5`, `12,5 %`, `0`.
 * @returns hundredths of a percent; undefined unless it is 0 to 300 with at most two decimals
 */
export function parseMarkUp(text: string): number | undefined {
  const typed = /^(\d{1,3})(?:[.,](\d{0,2}))?\s*%?$/.exec(text.trim());
  if (!typed) return undefined;
  const decimal = parseDecimal(`${typed[1]}.${typed[2] ?? ''}`);
  const markUp = decimal && Number(roundTo(decimal, 2).units);
  return markUp !== undefined && markUp <= MARK_UP_MAX ? markUp : undefined;
}

/** `12.5%`, `7.25%`, `0%`. @param markUp hundredths of a percent */
export function markUpText(markUp: number): string {
  const decimals = String(markUp % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(markUp / 100)}${decimals === '' ? '' : `.${decimals}`}%`;
}
