import { call } from '../lib/api-client.ts';
import type { Product } from './order-line.ts';
import { isUnknownProduct, PRODUCT, productOf } from './product-calls.ts';

/** Milliseconds for which a product isn't read again. */
const FRESH_MS = 30_000;

const products = new Map<string, { readonly at: number; readonly product: Promise<Product | undefined> }>();

/** A product as it is on sale now, for lines that this browser keeps. @returns undefined when nothing on sale has this id */
export function productNow(productId: string): Promise<Product | undefined> {
  const known = products.get(productId);
  if (known && Date.now() - known.at < FRESH_MS) return known.product;
  const product = readProduct(productId);
  products.set(productId, { at: Date.now(), product });
  product.catch(() => products.delete(productId));
  return product;
}

/** As `productNow`, but always read anew. */
export async function readProduct(productId: string): Promise<Product | undefined> {
  try {
    return (await call(PRODUCT, productOf(productId))).data;
  } catch (error) {
    if (isUnknownProduct(error)) return undefined;
    throw error;
  }
}
