import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import type { Series } from '../../../contracts/domain/product/series.ts';
import { WHOLE_LIST_MAX } from '../../../contracts/site/limits.ts';
import type { LIST_PAGE } from '../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { firstOf, namedInput } from '../../data/named-products.ts';

type PageInput = InputOf<typeof LIST_PAGE>;
type ProductPage = ReplyOf<typeof LIST_PAGE>['data'];

/** Floors of a series that come with the page. */
const FIRST_FLOORS = 60;

/** How to ask for a series: by its list, or by a search if it has no list of its own. */
const listOf = ({ name, menu }: Series) => (menu ? { listType: menu.listType } : { search: name });

export const firstFloors = (series: Series): PageInput => firstOf(listOf(series), FIRST_FLOORS);

export const laterFloors = (series: Series): PageInput => ({
  ...firstOf(listOf(series), WHOLE_LIST_MAX - FIRST_FLOORS),
  cursor: String(FIRST_FLOORS),
});

export const namedFloor = (productId: string): PageInput => namedInput({ productIds: [productId] });

/** The products of the series on some pages. */
export const floorsOf = (
  { name }: Series,
  pages: readonly Pick<ProductPage, 'products'>[],
): ListedProduct[] =>
  pages.flatMap(({ products }) => products.filter(({ productSeries }) => productSeries === name));
