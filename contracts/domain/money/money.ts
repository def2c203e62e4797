import { DASH, groupDigits } from '../number/notation.ts';

/**
 * Pence as pounds with two decimals, `£1,234.50` or `−£45.90` (docs/product.md, "Figures and limits").
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
  return `${whole < 0 ? '−' : ''}£${pounds}.${String(rest).padStart(2, '0')}`;
}
