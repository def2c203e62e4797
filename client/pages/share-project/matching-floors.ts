import type { ListedProduct } from '../../data/listed-product.ts';

/** As many as fit on a phone above its keyboard. */
export const FLOORS_FOUND = 5;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The floors that match the typed text: `h105` finds AL-H105, `fumed` every fumed floor. Numbers come before names.
 * @returns none for an empty text
 */
export function matchingFloors<Floor extends Pick<ListedProduct, 'productNo' | 'productName'>>(
  floors: readonly Floor[],
  text: string,
  chosen: readonly string[],
): readonly Floor[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const open = floors.filter(({ productNo }) => !chosen.includes(productNo));
  const byNumber = open.filter(({ productNo }) => plain(productNo).includes(wanted));
  const byName = open.filter(
    (floor) => !byNumber.includes(floor) && plain(floor.productName).includes(wanted),
  );
  return [...byNumber, ...byName].slice(0, FLOORS_FOUND);
}
