import { costOf, packsNeeded, totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import type { Product } from '../../data/order-line.ts';
import type { OrderLine } from '../../features/orders/orders.api.ts';

/** A product offered in place of one that has gone. */
export interface Alternative {
  readonly product: Product;
  readonly packs: number;
}

/** A line of an order as it could be ordered today. */
export interface ReorderLine {
  /** its place in the order */
  readonly key: string;
  readonly line: OrderLine;
  /** the product to order: the same one or the chosen alternative; undefined if there is none */
  readonly product: Product | undefined;
  /** packs that can be ordered now, at most `wanted` */
  readonly packs: number;
  /** m2, or pieces */
  readonly amount: number;
  /** pence without VAT */
  readonly cost: number;
  /** packs that cover the order's amount, in today's pack size */
  readonly wanted: number;
  /** whether the product itself is no longer sold */
  readonly isGone: boolean;
  /** our fitting service, which is ordered with its floor */
  readonly isFitting: boolean;
  readonly alternatives: readonly Alternative[];
}

/** What a reorder is worked out from. */
export interface ReorderBasis {
  /** everything that can be ordered now, with today's price and stock */
  readonly products: readonly Product[];
  readonly fittingNumbers: readonly string[];
  /** packs of each product in the basket, which come out of the same stock */
  readonly inBasket: ReadonlyMap<string, number>;
  /** the chosen alternatives, by the line's key */
  readonly chosen: ReadonlyMap<string, string>;
  /** keys of the lines that are left out */
  readonly leftOut: ReadonlySet<string>;
}

const MOST_ALTERNATIVES = 3;

/**
 * The lines of an order as they could be ordered today. Lines of one product share its stock, in their order; a line that is
 * left out uses none.
 */
export function reorderLines(lines: readonly OrderLine[], basis: ReorderBasis): ReorderLine[] {
  const { products, fittingNumbers, inBasket, chosen, leftOut } = basis;
  const byId = new Map(products.filter(isOnSale).map((product) => [product.productId, product]));
  const taken = new Map(inBasket);
  const leftOf = ({ productId, inventoryBalance }: Product) =>
    Math.max(0, inventoryBalance - (taken.get(productId) ?? 0));
  return lines.map((line, at) => {
    const key = String(at);
    const same = byId.get(line.productId);
    const alternatives = same ? [] : alternativesTo(line, [...byId.values()], leftOf);
    const product = same ?? byId.get(chosen.get(key) ?? '');
    const wanted = product ? packsOf(line, product) : line.number;
    const packs = product ? Math.min(wanted, leftOf(product)) : 0;
    if (product && !leftOut.has(key))
      taken.set(product.productId, (taken.get(product.productId) ?? 0) + packs);
    const amount = totalAmount(packs, product?.packSize ?? 0);
    const cost = costOf(amount, product?.productPrice ?? 0);
    const isFitting = fittingNumbers.includes(line.productNo);
    return { key, line, product, packs, amount, cost, wanted, isGone: !same, isFitting, alternatives };
  });
}

const isOnSale = ({ productPrice }: Product) => productPrice !== undefined;

/** The packs that were ordered, or if the pack size has changed, as many as cover the same area. */
function packsOf({ number, amount, packSize }: OrderLine, product: Product): number {
  return product.packSize === packSize ? number : packsNeeded(amount, product.packSize);
}

/** Products of the same series with enough stock, the nearest price first. A series has its letter in the number. */
function alternativesTo(
  line: OrderLine,
  products: readonly Product[],
  leftOf: (product: Product) => number,
): Alternative[] {
  const distance = ({ productPrice = 0 }: Product) => Math.abs(productPrice - line.productPrice);
  return products
    .filter(({ productNo, productUnit }) => {
      return seriesOf(productNo) === seriesOf(line.productNo) && productUnit === line.productUnit;
    })
    .map((product) => ({ product, packs: packsNeeded(line.amount, product.packSize) }))
    .filter(({ product, packs }) => packs > 0 && packs <= leftOf(product))
    .sort((a, b) => distance(a.product) - distance(b.product))
    .slice(0, MOST_ALTERNATIVES);
}

/** `AL-H` of `AL-H101` */
export const seriesOf = (productNo: string) => productNo.replace(/\d+$/, '');
