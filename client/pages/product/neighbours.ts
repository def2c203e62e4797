import type { Product } from '../../data/order-line.ts';

const SHOWN = 4;

/** What the page shows of another product of the series. */
export type Neighbour = Pick<Product, 'productId' | 'productName' | 'specification' | 'mainImg' | 'img4'>;

/** Key in the page's data: the neighbours of a product. */
export const neighboursKey = (productId: string) => `neighbours ${productId}`;

export function asNeighbour({ productId, productName, specification, mainImg, img4 }: Neighbour): Neighbour {
  return { productId, productName, specification, mainImg, img4 };
}

/** The products after this one in its series, starting again from the front at the end. */
export function neighboursOf<P extends { readonly productId: string }>(
  productId: string | undefined,
  list: readonly P[],
): P[] {
  const at = list.findIndex((other) => other.productId === productId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.slice(0, SHOWN);
}
