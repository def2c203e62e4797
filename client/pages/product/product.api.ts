import type { InputOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { seriesNamed } from '../../../contracts/domain/product/series.ts';
import type { Product } from '../../data/order-line.ts';
import { type PRODUCT_LIST, productListInput } from '../../data/products.ts';
import { brandName } from '../../lib/api-client.ts';
import { hasResultCode } from '../../lib/call-error.ts';

export const PRODUCT = '/woojiapi/product/qrybyproductid';

/** @returns undefined for an address without id, so that no call is made */
export function productInput(search: string): InputOf<typeof PRODUCT> | undefined {
  const productId = new URLSearchParams(search).get('id')?.trim();
  return productId ? { productId, brand: brandName() } : undefined;
}

/** The list of the product's series, for its neighbours; undefined for an unknown series. */
export function neighboursInput({ productSeries }: Product): InputOf<typeof PRODUCT_LIST> | undefined {
  const series = seriesNamed(productSeries);
  return series && productListInput({ productType: series.productType, series: series.name });
}

/** An unknown product gives result code 1, and so does an id that breaks the contract. */
export function isUnknownProduct(error: unknown): boolean {
  return hasResultCode(error, '1');
}

export const SPEC = '/woojiapi/product/qryproductspec';
export const FILES = '/woojiapi/product/qryproductfiles';

export type ProductSpec = components['schemas']['ProductSpec'];
export type ListedFile = components['schemas']['ProductFile'];

const ACCESSORIES = 'Accessories';

/** @returns undefined for accessories, which have no technical facts */
export function specInput({ productId, productSeries }: Product) {
  return productSeries === ACCESSORIES ? undefined : { productId, brand: brandName() };
}

export function filesInput({ productId }: Product) {
  return { productId, brand: brandName() };
}
