import { sumOfFigures } from '../number/hundredths.ts';

/**
 * Divides packs among amounts that share them: each amount opens the packs that the amounts before it have not left enough of.
 * @param amounts of rooms, for example: m2, two decimals; or packs
 * @param packsOf packs for a sum of these amounts
 * @returns packs opened for each amount; together they are the packs for the sum
 */
export function sharedPacks(amounts: readonly number[], packsOf: (sum: number) => number): number[] {
  let sum = 0;
  let opened = 0;
  return amounts.map((amount) => {
    sum = sumOfFigures([sum, amount]);
    const packs = packsOf(sum) - opened;
    opened += packs;
    return packs;
  });
}
