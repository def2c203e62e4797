import { checkStock, type StockCheck } from '../../../contracts/domain/product/stock.ts';
import {
  areaWithWastage,
  calculateOrder,
  type OrderFigures,
  totalAmount,
} from '../../../contracts/domain/quantity/packs.ts';
import { isByArea } from '../../../contracts/domain/quantity/quantity-text.ts';
import { AREA_WANTED, mayAddToBasket } from '../../data/add-to-basket.ts';
import type { Product } from '../../data/order-line.ts';
import { parseArea } from '../../lib/area-text.ts';

/** What the calculator works out, for the page's basket and project actions. */
export interface ProductOrder extends OrderFigures {
  readonly product: Product;
  /** m2 (or pieces) that the customer asked for; undefined while nothing valid is typed */
  readonly needed: number | undefined;
  /** the same with the chosen wastage, which the packs cover; undefined without wastage */
  readonly withWastage: number | undefined;
  /** why the typed text can't be used; undefined if it can, or is empty */
  readonly problem: string | undefined;
  readonly stock: StockCheck;
  /** packs are above 0, so it can become a project line */
  readonly valid: boolean;
  /** the add button shows (docs/product.md, "States") */
  readonly mayAdd: boolean;
}

export interface OrderInput {
  readonly product: Product;
  /** as typed */
  readonly text: string;
  /** percent for offcuts, of an area only; 0 for none */
  readonly wastagePercent: number;
  /** 0 while the VAT switch is off */
  readonly vatPercent: number;
  readonly loggedIn: boolean;
  /** packs of it already in the customer's basket */
  readonly inBasket: number;
}

/** Works out packs, totals and stock from what is typed (docs/product.md, "States", "Form rules" and "Figures and limits"). */
export function productOrder(input: OrderInput): ProductOrder {
  const { product, text, wastagePercent, vatPercent, loggedIn, inBasket } = input;
  const byArea = isByArea(product.productUnit);
  const needed = byArea ? parseArea(text) : parsePieces(text);
  const withWastage =
    needed !== undefined && byArea && wastagePercent > 0
      ? areaWithWastage(needed, wastagePercent)
      : undefined;
  const sum = calculateOrder({ area: withWastage ?? needed, product }, vatPercent);
  const stock = checkStock(sum.packs, product.inventoryBalance, sum.packs > 0 ? inBasket : 0);
  return {
    ...sum,
    product,
    needed,
    withWastage,
    problem: text.trim() === '' || needed !== undefined ? undefined : problemOf(byArea),
    stock,
    valid: sum.packs > 0,
    mayAdd: mayAddToBasket({ loggedIn, amount: sum.amount, stock }),
  };
}

/** @returns what to type for so many packs: `24.70` (m2), `20` (pieces); nothing for none */
export function textOfPacks(packs: number, { packSize, productUnit }: Product): string {
  if (packs < 1) return '';
  const amount = totalAmount(packs, packSize);
  return isByArea(productUnit) ? amount.toFixed(2) : String(amount);
}

/** Pieces take digits only (docs/product.md, "Form rules"). */
function parsePieces(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? parseArea(text) : undefined;
}

function problemOf(byArea: boolean): string {
  return byArea ? AREA_WANTED : 'Enter the quantity as a whole number above 0, such as 12';
}
