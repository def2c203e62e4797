import type { ListedProduct } from '../../../data/listed-product.ts';
import type { Prices } from '../../../data/priced-products.ts';

/** The products of a list of which only those near the view are read. */
export interface PagedRows {
  readonly count: number;
  /** those that have been read, in the order of the list */
  readonly here: readonly ListedProduct[];
  /** @returns undefined while it isn't here */
  readonly at: (index: number) => ListedProduct | undefined;
  /** Asks for the products from one place up to another. */
  readonly want: (from: number, to: number) => void;
  /** Reads the first of the list, for a file. */
  readonly readFirst: (count: number) => Promise<FirstRows>;
}

export interface FirstRows {
  readonly products: readonly ListedProduct[];
  readonly prices: Prices | undefined;
}
