import { decimalText, parseDecimal, truncateTo } from './decimal.ts';
import { groupDigits } from './digit-groups.ts';
import { DASH } from './notation.ts';

/**
 * Pence as pounds with two decimals, `£1,234.50` (docs/product.md, "Figures and limits").
 * @param pence whole pence; a fraction of a penny is cut off
 * @returns a dash when there is no amount
 */
export function formatPence(pence: number | '' | null | undefined): string {
  if (typeof pence !== 'number') return DASH;
  const whole = Math.trunc(pence);
  if (!Number.isSafeInteger(whole)) return DASH;
  const absolute = Math.abs(whole);
  const rest = absolute % 100;
  const pounds = groupDigits((absolute - rest) / 100);
  return `${whole < 0 ? '-' : ''}£${pounds}.${String(rest).padStart(2, '0')}`;
}

/**
 * The decimal formatter of docs/product.md, "Figures and limits": cuts to `places` decimals without rounding, exact on decimal text.
 * @returns text with exactly `places` decimals, a dash for '' and anything that is not a number
 */
export function truncateDecimals(value: number | string | null | undefined, places: number): string {
  const decimal = parseDecimal(value ?? '');
  return decimal ? decimalText(truncateTo(decimal, places)) : DASH;
}
