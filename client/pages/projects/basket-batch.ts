import { totalAmount } from '../../../contracts/rules/packs.ts';
import { checkStock } from '../../../contracts/rules/stock.ts';
import type { BasketLines } from './basket-batch.api.ts';
import { type ProjectProduct, packsByProduct } from './project-view.ts';

/** Why a product can't go into the basket as it is. */
export interface RefusedLine {
  readonly name: string;
  /** sentences */
  readonly reason: string;
}

/** Why nothing of a project went into the basket. */
export interface BasketRefusal {
  /** found here, before anything was sent: all that is short, whose reasons leave out what is the same for each */
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

/** @param inBasket packs of each product that are in the basket already: they come out of the same stock */
export function shortages(
  products: readonly ProjectProduct[],
  inBasket: ReadonlyMap<string, number>,
): RefusedLine[] {
  return productsOnce(products).flatMap(({ productId, productName, number, inventoryBalance }) => {
    const check = checkStock(number, inventoryBalance, inBasket.get(productId));
    if (check.sufficient) return [];
    // the first and the last message stand around the list
    const [, ...details] = check.messages.slice(0, -1);
    return [{ name: productName, reason: [`${packsText(number)} needed.`, ...details].join(' ') }];
  });
}

const packsText = (packs: number) => (packs === 1 ? '1 pack' : `${packs} packs`);

/** The body of the batch, one line for each product. */
export function batchLines(
  products: readonly ProjectProduct[],
  { userId, loginName }: { readonly userId: string; readonly loginName: string },
): BasketLines {
  return productsOnce(products).map((product) => {
    const { productId, productNo, mainImg, productPrice, number, amount, packSize, packWeight } = product;
    const { productUnit, productSeries, productSurface, specification } = product;
    const info = {
      productUnit,
      number,
      productSeries,
      productSurface,
      specification,
      productPrice,
      packSize,
    };
    return {
      carType: 0 as const,
      loginName,
      userId,
      productId,
      productNo,
      mainImg,
      productPrice,
      number,
      amount,
      packSize,
      packWeight,
      productInfo: JSON.stringify(info),
    };
  });
}

const LINE = /^shoppingCarDetail\[(\d+)\]/;

/**
 * The product that the server refuses.
 * @param field path in the body, such as `shoppingCarDetail[1].number`
 * @returns undefined when it names none
 */
export function refusedProduct(
  products: readonly ProjectProduct[],
  field: string | undefined,
): string | undefined {
  const [, index] = LINE.exec(field ?? '') ?? [];
  return index === undefined ? undefined : productsOnce(products)[Number(index)]?.productName;
}
