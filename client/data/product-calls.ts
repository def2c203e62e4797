import type { InputOf } from '../../contracts/api/calls.ts';
import { brandName } from '../lib/api-client.ts';
import { hasResultCode } from '../lib/call-error.ts';
import type { Product } from './order-line.ts';

export const PRODUCT = '/woojiapi/product/qrybyproductid';
export const SPEC = '/woojiapi/product/qryproductspec';
export const FILES = '/woojiapi/product/qryproductfiles';

/** What these calls ask for. */
export const productOf = (productId: string): InputOf<typeof PRODUCT> => ({ productId, brand: brandName() });

const ACCESSORIES = 'Accessories';

/** @returns undefined for accessories, which have no technical facts */
export function specInput({ productId, productSeries }: Pick<Product, 'productId' | 'productSeries'>) {
  return productSeries === ACCESSORIES ? undefined : productOf(productId);
}

/** An unknown product gives result code 1, and so does an id that breaks the contract. */
export function isUnknownProduct(error: unknown): boolean {
  return hasResultCode(error, '1');
}
