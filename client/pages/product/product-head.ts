import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { sizeText } from '../../../contracts/domain/number/notation.ts';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT } from '../../data/product-calls.ts';
import { useCall } from '../../lib/use-call.ts';
import { type PageDetail, useNamePage } from '../../state/page-detail.ts';
import { productInput } from './product.api.ts';

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
