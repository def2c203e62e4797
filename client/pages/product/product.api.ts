import type { InputOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { type PRODUCT, productOf } from '../../data/product-calls.ts';

/** @returns undefined for an address without id, so that no call is made */
export function productInput(search: string): InputOf<typeof PRODUCT> | undefined {
  const productId = new URLSearchParams(search).get('id')?.trim();
  return productId ? productOf(productId) : undefined;
}

export type ListedFile = components['schemas']['ProductFile'];
