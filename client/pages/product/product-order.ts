import { checkStock, type StockCheck } from '../../../contracts/domain/product/stock.ts';
import { calculateOrder, type OrderFigures } from '../../../contracts/domain/quantity/packs.ts';
import { isByArea } from '../../../contracts/domain/quantity/quantity-text.ts';
import { AREA_WANTED, mayAddToBasket } from '../../data/add-to-basket.ts';
import type { Product } from '../../data/order-line.ts';
import { parseArea } from '../../lib/area-text.ts';

/** What the calculator works out, for the page's basket and project actions. */
export interface ProductOrder extends OrderFigures {
  readonly product: Product;
  /** m2 (or pieces) that the customer asked for; undefined while nothing valid is typed */
  readonly needed: number | undefined;
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
  /** 0 while the VAT switch is off */
  readonly vatPercent: number;
  readonly loggedIn: boolean;
  /** packs of it already in the customer's basket */
  readonly inBasket: number;
}

/** Works out packs, totals and stock from what is typed (docs/product.md, "States", "Form rules" and "Figures and limits"). */
export function productOrder({ product, text, vatPercent, loggedIn, inBasket }: OrderInput): ProductOrder {
  const byArea = isByArea(product.productUnit);
  const needed = byArea ? parseArea(text) : parsePieces(text);
  const sum = calculateOrder({ area: needed, product }, vatPercent);
  const stock = checkStock(sum.packs, product.inventoryBalance, sum.packs > 0 ? inBasket : 0);
  return {
    ...sum,
    product,
    needed,
    problem: text.trim() === '' || needed !== undefined ? undefined : problemOf(byArea),
    stock,
    valid: sum.packs > 0,
    mayAdd: mayAddToBasket({ loggedIn, amount: sum.amount, stock }),
  };
}

/** Pieces take digits only (docs/product.md, "Form rules"). */
function parsePieces(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? parseArea(text) : undefined;
}

function problemOf(byArea: boolean): string {
  return byArea ? AREA_WANTED : 'Enter the quantity as a whole number above 0, such as 12';
}
