import { nearestNumbers, numberKey } from '../../../../contracts/domain/product/product-numbers.ts';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import type { Product } from '../../../data/order-line.ts';
import type { Orderable } from '../../../data/orderable-products.ts';
import { type AskedQuantity, packsTogether, quantityProblem } from './ordered-quantity.ts';
import type { QuickOrderRow } from './quick-order.ts';

/** A product that can be added, with the sum of its rows. */
export interface ReadyRow {
  readonly kind: 'ready';
  readonly rows: readonly QuickOrderRow[];
  readonly product: Product;
  readonly packs: number;
  /** m2, or pieces */
  readonly amount: number;
  /** pence without VAT that it adds to the basket's total */
  readonly cost: number;
}

/** A row that can't be added until it is corrected. */
export interface WrongRow {
  readonly kind: 'wrong';
  readonly rows: readonly QuickOrderRow[];
  /** '' while the number is not known */
  readonly name: string;
  /** one or more sentences */
  readonly problem: string;
  /** products whose numbers are nearest to an unknown one */
  readonly near: readonly Pick<Product, 'productNo' | 'productName'>[];
}

export type QuickRow = ReadyRow | WrongRow;

const UNKNOWN = 'We have no product with this number.';
const FITTING = 'Fitting is not ordered here. Add it to a floor in the basket with “Add accessories”.';
const NOT_ON_SALE = 'This is not on sale at the moment. Please contact us.';

/**
 * The rows of a quick order, ready or wrong, in their order; rows of the same product are added up.
 * @param inBasket packs of each product in the basket, which come out of the same stock
 */
export function quickRows(
  written: readonly QuickOrderRow[],
  { products, fittingNumbers }: Orderable,
  inBasket: ReadonlyMap<string, number>,
): QuickRow[] {
  const byKey = new Map(products.map((product) => [numberKey(product.productNo), product]));
  const fittingKeys = new Set(fittingNumbers.map(numberKey));
  const asked = new Map<string, QuickOrderRow[]>();
  const wrong: WrongRow[] = [];
  const refuse = (row: QuickOrderRow, problem: string, name = '', near: WrongRow['near'] = []) =>
    wrong.push({ kind: 'wrong', rows: [row], name, problem, near });

  for (const row of written) {
    const product = byKey.get(numberKey(row.productNo));
    const isUnknown = row.productNo !== '' && !product;
    if (isUnknown && fittingKeys.has(numberKey(row.productNo))) refuse(row, FITTING);
    else if (isUnknown) refuse(row, UNKNOWN, '', nearProducts(row.productNo, byKey));
    else if (!product || !row.asked || row.problem) refuse(row, row.problem, product?.productName);
    else {
      const problem = product.productPrice === undefined ? NOT_ON_SALE : quantityProblem(row.asked, product);
      if (problem) refuse(row, problem, product.productName);
      else asked.set(product.productId, [...(asked.get(product.productId) ?? []), row]);
    }
  }
  const together = products.flatMap((product) => {
    const rows = asked.get(product.productId);
    return rows ? [rowOf(rows, product, inBasket.get(product.productId) ?? 0)] : [];
  });
  return [...together, ...wrong].sort((a, b) => firstLine(a) - firstLine(b));
}

const firstLine = ({ rows }: QuickRow) => rows[0]?.line ?? 0;

function nearProducts(productNo: string, byKey: ReadonlyMap<string, Product>) {
  const numbers = [...byKey.values()].map((product) => product.productNo);
  return nearestNumbers(productNo, numbers).flatMap((number) => byKey.get(numberKey(number)) ?? []);
}

function rowOf(rows: readonly QuickOrderRow[], product: Product, inBasket: number): QuickRow {
  const asked = rows.flatMap((row): AskedQuantity[] => (row.asked ? [row.asked] : []));
  const packs = packsTogether(asked, product);
  const stock = checkStock(packs, product.inventoryBalance, inBasket);
  if (!stock.sufficient) {
    const problem = sentencesOf(stock.messages);
    return { kind: 'wrong', rows, name: product.productName, problem, near: [] };
  }
  const amount = totalAmount(packs, product.packSize);
  return { kind: 'ready', rows, product, packs, amount, cost: addedCost(product, packs, inBasket) };
}

/** The basket rounds a product's cost once, so this is what its total will grow by, to the penny. */
function addedCost({ packSize, productPrice = 0 }: Product, packs: number, inBasket: number): number {
  const costWith = (count: number) => costOf(totalAmount(count, packSize), productPrice);
  return costWith(inBasket + packs) - costWith(inBasket);
}
