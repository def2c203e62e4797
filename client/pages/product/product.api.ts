import type { InputOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { seriesNamed } from '../../../contracts/domain/product/series.ts';
import type { Product } from '../../data/order-line.ts';
import { type PRODUCT, productOf } from '../../data/product-calls.ts';
import { type PRODUCT_LIST, productListInput } from '../../data/products.ts';
import { brandName } from '../../lib/api-client.ts';

/** @returns undefined for an address without id, so that no call is made */
export function productInput(search: string): InputOf<typeof PRODUCT> | undefined {
  const productId = new URLSearchParams(search).get('id')?.trim();
  return productId ? productOf(productId) : undefined;
}

/** The list of the product's series, for its neighbours; undefined for an unknown series. */
export function neighboursInput({ productSeries }: Product): InputOf<typeof PRODUCT_LIST> | undefined {
  const series = seriesNamed(productSeries);
  return series && productListInput({ productType: series.productType, series: series.name });
}

export const FILES = '/woojiapi/product/qryproductfiles';

export type ListedFile = components['schemas']['ProductFile'];

export function filesInput({ productId }: Product) {
  return { productId, brand: brandName() };
}
