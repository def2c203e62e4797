import { plainFigure } from '../number/figure-text.ts';

/** The pound sign may come first or last; `1,250` and `1 250` are thousands. */
const POUNDS =
  /^(?:(?:£|gbp) ?)?(\d{1,3}(?:([, '])\d{3})(?:\2\d{3})*|\d{1,9})?(?:\.(\d{0,2}))?(?: ?(?:£|gbp))?$/;

/**
 * Reads an amount of money as typed: `1,234.5`, `£20`, ` 20.00 `, `£1 250.00`.
 * @returns whole pence; undefined for text that isn't an amount, for 0 and for parts of a penny
 */
export function penceOfText(typed: string): number | undefined {
  const [, grouped = '', , pence = ''] = POUNDS.exec(plainFigure(typed)) ?? [];
  const pounds = grouped.replace(/\D/g, '');
  if (pounds.length > 9) return undefined;
  return Number(pounds) * 100 + Number(pence.padEnd(2, '0')) || undefined;
}

/** Pence as a field shows them: `1234.50`. */
export const poundsText = (pence: number) =>
  `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
