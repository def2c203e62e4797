import { countText } from '../../../../contracts/domain/number/notation.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import type { Product } from '../../../data/order-line.ts';

/** A line of a shared basket, as this customer could order it. */
export interface OfferedLine {
  readonly product: Product;
  /** packs that would be added: at most the stock without what the basket already has */
  readonly packs: number;
  /** pence without VAT */
  readonly cost: number;
  /** why there are fewer packs than were shared; '' otherwise */
  readonly note: string;
}

/** @param inBasket packs of each product in the customer's own basket, which come out of the same stock */
export function offeredLines(
  shared: readonly { readonly number: number; readonly product: Product }[],
  inBasket: ReadonlyMap<string, number>,
): OfferedLine[] {
  return shared.map(({ number, product }) => {
    const own = inBasket.get(product.productId) ?? 0;
    const left = Math.max(0, product.inventoryBalance - own);
    const packs = Math.min(number, left);
    const cost = costOf(totalAmount(packs, product.packSize), product.productPrice ?? 0);
    return { product, packs, cost, note: packs < number ? shortText(packs, number, own) : '' };
  });
}

function shortText(packs: number, wanted: number, own: number): string {
  const because = own > 0 ? `: your basket has ${countText(own, 'pack')} of it already` : '';
  return packs === 0
    ? `No packs can be added${because || ': there are none in stock'}.`
    : `Only ${packs} of ${countText(wanted, 'pack')} can be added${because}.`;
}
