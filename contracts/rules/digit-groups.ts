/**
 * A whole number in the English way, `12,345`. Written out, because a browser takes some 25 ms for its first
 * Intl.NumberFormat, on a phone several times that.
 * @param figure 0 or more, as a number or its digits
 */
export function groupDigits(figure: number | string): string {
  return String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
