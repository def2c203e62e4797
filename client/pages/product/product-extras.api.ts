import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import type { Product } from '../../data/order-line.ts';
import { brandName } from '../../lib/api-client.ts';

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
