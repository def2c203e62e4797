/** Percent of VAT on floors and accessories when the VAT switch is on (docs/product.md, "Figures and limits"). */
export const VAT_PERCENT = 20;

/**
 * VAT on an amount, to the nearest penny. A fifth of whole pence ends in .0, .2, .4, .6 or .8, so there is never a
 * half to round; and VAT is worked out once on a whole amount, not per m2, so rounding doesn't add up.
 * @param pence whole pence without VAT
 */
export function vatOf(pence: number): number {
  return Math.round((pence * VAT_PERCENT) / 100);
}

/** @returns whole pence with VAT when the switch is `on`, else the amount as it is */
export function withVat(pence: number, on: boolean): number {
  return on ? pence + vatOf(pence) : pence;
}
