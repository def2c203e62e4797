import { checkStock } from '../../../contracts/domain/product/stock.ts';
import { packsText } from '../../../contracts/domain/quantity/goods-count.ts';
import { totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { basketLineInput } from '../../features/basket/basket-line-input.ts';
import type { NamedLine } from '../../features/basket/use-add-lines.ts';
import { type ProjectProduct, packsByProduct } from './project-view.ts';

/** Why a product can't go into the basket as it is. */
export interface RefusedLine {
  readonly name: string;
  /** one or more sentences */
  readonly reason: string;
}

/** Why nothing of a project went into the basket. */
export interface BasketRefusal {
  /** whether stock was found short here, before sending; the reasons then leave out what all lines have in common */
  readonly isStock: boolean;
  readonly lines: readonly RefusedLine[];
}

/** Each product once, with the packs of all rooms, in the order of the project. */
export function productsOnce(products: readonly ProjectProduct[]): ProjectProduct[] {
  const packs = packsByProduct(products);
  const byId = new Map<string, ProjectProduct>();
  for (const product of products) {
    const number = packs.get(product.productId) ?? 0;
    byId.set(product.productId, { ...product, number, amount: totalAmount(number, product.packSize) });
  }
  return [...byId.values()];
}

/** @param inBasket packs of each product that are in the basket already and come out of the same stock */
export function shortages(
  products: readonly ProjectProduct[],
  inBasket: ReadonlyMap<string, number>,
): RefusedLine[] {
  return productsOnce(products).flatMap((product) => {
    const { productId, productName, number, inventoryBalance } = product;
    const check = checkStock(number, inventoryBalance, inBasket.get(productId));
    if (check.sufficient) return [];
    // the first and the last message are shown around the list
    const [, ...details] = check.messages.slice(0, -1);
    return [{ name: productName, reason: [`${packsText(number, product)} needed.`, ...details].join(' ') }];
  });
}

/**
 * The lines of the batch, one for each product.
 * @param projectId is kept in each, so that their order names the project
 */
export function batchLines(
  projectId: string,
  products: readonly ProjectProduct[],
  user: { readonly userId: string; readonly loginName: string },
): NamedLine[] {
  return productsOnce(products).flatMap((product) => {
    const line = basketLineInput(product, product.number, user, projectId);
    return line ? [{ name: product.productName, line }] : [];
  });
}
