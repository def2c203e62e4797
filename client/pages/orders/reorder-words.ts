import { formatPence } from '../../../contracts/domain/money/money.ts';
import { groupDigits } from '../../../contracts/domain/number/notation.ts';
import { packsText, quantityParts } from '../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../contracts/domain/quantity/quantity-text.ts';
import type { Product } from '../../data/order-line.ts';
import type { Alternative, ReorderLine } from './reorder.ts';

/** Notes on a line before it is ordered again, in sentences; the most serious first. */
export function reorderNotes({ line, product, packs, wanted, isGone, isFitting }: ReorderLine): string[] {
  if (isFitting) return ['Fitting is ordered with its floor: choose “Add accessories” in the basket.'];
  if (isGone && !product) return ['This product is no longer available.'];
  if (!product) return [];
  const notes: string[] = [];
  if (packs === 0) notes.push('None in stock at the moment.');
  else if (packs < wanted)
    notes.push(`Only ${groupDigits(packs)} of ${packsText(wanted, product)} in stock.`);
  const now = product.productPrice ?? 0;
  if (isGone) notes.push(`Instead of ${line.productName}, which is no longer available.`);
  else if (now > line.productPrice) notes.push(`Dearer: it was ${perUnit(line, line.productPrice)}.`);
  else if (now < line.productPrice) notes.push(`Cheaper: it was ${perUnit(line, line.productPrice)}.`);
  return notes;
}

export function perUnit({ productUnit }: Pick<Product, 'productUnit'>, pence: number): string {
  return `${formatPence(pence)} / ${unitWord(productUnit)}`;
}

/** `20 packs · 43.80 m²` */
export function reorderQuantity({ product, packs, amount }: ReorderLine): string {
  return product ? quantityParts(packs, amount, product).join(' · ') : '';
}

/** `Harwich Oak Smoked, £42.00 / m², 20 packs` */
export function alternativeWords({ product, packs }: Alternative): string {
  const price = perUnit(product, product.productPrice ?? 0);
  return `${product.productName}, ${price}, ${packsText(packs, product)}`;
}
