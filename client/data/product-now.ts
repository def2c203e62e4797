import { brandName, call } from '../lib/api-client.ts';
import { hasResultCode } from '../lib/call-error.ts';
import type { Product } from './order-line.ts';

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

async function readProduct(productId: string): Promise<Product | undefined> {
  try {
    return (await call('/woojiapi/product/qrybyproductid', { productId, brand: brandName() })).data;
  } catch (error) {
    if (hasResultCode(error, '1')) return undefined;
    throw error;
  }
}
