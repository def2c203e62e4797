import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { InputOf } from '../../../contracts/api/calls.ts';
import { sizeText } from '../../../contracts/domain/number/notation.ts';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT, productOf } from '../../data/product-calls.ts';
import { floorIn } from '../../features/floor-page/floor-in-address.ts';
import { useCall } from '../../lib/use-call.ts';
import { type PageDetail, useNamePage } from '../../state/page-detail.ts';

/** @returns undefined for an address without id, so that no call is made */
export function productInput(search: string): InputOf<typeof PRODUCT> | undefined {
  const productId = floorIn(search);
  return productId ? productOf(productId) : undefined;
}

/** The head of a product's page: its name, its build, and a picture in a room for link previews. */
export function productHead(product: Product): PageDetail {
  const { productName, specification, productSurface, productLevel, mainImg, img4 } = product;
  const description = [productName, sizeText(specification), productSurface, productLevel]
    .filter(Boolean)
    .join(', ');
  return { title: productName, description, image: img4 || mainImg };
}

/** Names the page after its product; it shares the cached reply with the page. */
export function useProductHead(): void {
  const product = useCall(PRODUCT, productInput(useSearch()) ?? null).data?.data;
  useNamePage(useMemo(() => product && productHead(product), [product]));
}
