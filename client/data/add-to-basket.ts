import type { StockCheck } from '../../contracts/domain/product/stock.ts';

/** Shown where an area can't be read. */
export const AREA_WANTED = 'Enter the area in m² as a number above 0, such as 24.5';

/** Shown when a floor is added to a project before an area was typed (docs/product.md, "Form rules"). */
export const AREA_NEEDED = 'Please enter the area you need first';

/** The add button shows to a logged-in customer who needs something that is in stock (docs/product.md, "States"). */
export function mayAddToBasket(state: {
  readonly loggedIn: boolean;
  /** m2 or pieces, as the calculator works it out */
  readonly amount: number;
  readonly stock: StockCheck;
}): boolean {
  return state.loggedIn && state.amount > 0 && state.stock.sufficient;
}

/** @returns `number` of a basket line: 0 or less is sent as 1 (docs/product.md, "Form rules") */
export function numberToSend(number: number): number {
  return number > 0 ? number : 1;
}
