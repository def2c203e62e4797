import type { InputOf } from '../../../contracts/api/calls.ts';
import { RELATED_MAX, relatedFloors } from '../../../contracts/domain/product/related-floors.ts';
import {
  queriesOfListType,
  type SeriesQuery,
  seriesNamed,
} from '../../../contracts/domain/product/series.ts';
import type { LIST_PAGE } from '../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { Product } from '../../data/order-line.ts';
import { brandName } from '../../lib/api-client.ts';

/** What the page shows of a related product. */
export type Related = Pick<Product, 'productId' | 'productName' | 'specification' | 'mainImg' | 'img4'> & {
  /** what both have in common */
  readonly why: string;
};

/** Key in the page's data: what is related to a product. */
export const relatedKey = (productId: string) => `related ${productId}`;

/** The lists among which related products are looked for: all floors, or all accessories; none for an unknown series. */
export function relatedQueries({ productSeries }: Product): readonly SeriesQuery[] {
  const series = seriesNamed(productSeries);
  return series ? queriesOfListType(series.name === 'Accessories' ? 'other' : '') : [];
}

/** What a long shop is asked for. */
export const relatedInput = ({ productId }: Product): InputOf<typeof LIST_PAGE> => ({
  relatedTo: productId,
  pageSize: RELATED_MAX,
  brand: brandName(),
});

/** @param list the products of the shop; of a long shop its answer is enough, as no others are more like the product */
export function relatedTo(product: Product, list: readonly ListedProduct[]): Related[] {
  return relatedFloors(product, list).map(
    ({ product: { productId, productName, specification, mainImg, img4 }, why }) => ({
      productId,
      productName,
      specification,
      mainImg,
      img4,
      why,
    }),
  );
}
