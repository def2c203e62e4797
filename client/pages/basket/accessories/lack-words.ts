import { countText, groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { packWord } from '../../../../contracts/domain/quantity/goods-count.ts';
import type { Product } from '../../../data/order-line.ts';
import type { Lack } from './accessories-lacking.ts';

/** Names the floors at the start of a sentence. @param floors number of all floors in the basket */
export function whoWords(names: readonly string[], floors: number): { who: string; isOne: boolean } {
  const [first = '', second = '', ...others] = names;
  if (names.length === 1) return { who: first, isOne: true };
  if (names.length === floors) return { who: 'Your floors', isOne: false };
  const who =
    others.length === 0
      ? `${first} and ${second}`
      : `${first}, ${second} and ${countText(others.length, 'other floor')}`;
  return { who, isOne: false };
}

/** `Your floors need 3 tubs of adhesive; the basket has 1.` */
export function lackWords(
  { use, inBasket, packs, isShared }: Pick<Lack, 'use' | 'inBasket' | 'packs' | 'isShared'>,
  product: Pick<Product, 'productUnit' | 'packSize'>,
  { who, isOne }: ReturnType<typeof whoWords>,
): string {
  const verb = isOne ? 'needs' : 'need';
  const word = packWord(product);
  const what = use.toLowerCase();
  if (isShared) {
    const more = countText(packs, `more ${word}`);
    return `${who} ${verb} ${more} of ${what} than the basket has.`;
  }
  const has = inBasket === 0 ? 'none' : groupDigits(inBasket);
  return `${who} ${verb} ${countText(inBasket + packs, word)} of ${what}; the basket has ${has}.`;
}
