import { nearestNames, placesNear } from '../text/nearest-names.ts';

const MOST_OFFERED = 3;

/** A product number as it is compared: letters and digits alone, whatever their case. */
export function numberKey(productNo: string): string {
  return productNo.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** As `numberKey`, with letters that look like digits replaced by them. */
export const readKey = (productNo: string) => numberKey(productNo).replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * The numbers that the customer may have meant.
 * @param numbers those that exist
 * @returns those with the fewest errors, at most three
 */
export function nearestNumbers(typed: string, numbers: readonly string[]): string[] {
  return nearestNames(typed, numbers, readKey).slice(0, MOST_OFFERED);
}

/** The same of very many numbers. @param sorted their `readKey`s in order. @param numberAt the number at a place of these */
export function nearestOfMany(
  typed: string,
  sorted: Pick<readonly string[], 'length' | 'at'>,
  numberAt: (place: number) => string,
): string[] {
  return nearestNumbers(typed, placesNear(readKey(typed), sorted).map(numberAt));
}
