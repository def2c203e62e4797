import type { components } from '../../api/generated/woojiapi.ts';

/** What tells how alike two floors are. */
export type RelatableFloor = Pick<
  components['schemas']['Product'],
  'productId' | 'productSeries' | 'specification' | 'treeType' | 'productColor'
>;

export interface RelatedFloor<P> {
  readonly product: P;
  /** what both have in common, as it is shown: `Same look, Chevron Flooring` */
  readonly why: string;
}

/** How many floors of each kind are shown. */
const EACH = 2;
export const RELATED_MAX = 2 * EACH;

/**
 * Floors that stand in for one: the same look (species and shadow) in other series, then the same size and series in other looks.
 * Neither is about prices, because visitors see the same floors. Where there are too few, others of the series fill up.
 * @param shop all floors, in the order of the price list; what follows the floor there comes first
 */
export function relatedFloors<P extends RelatableFloor>(
  floor: RelatableFloor,
  shop: readonly P[],
): RelatedFloor<P>[] {
  const at = shop.findIndex(({ productId }) => productId === floor.productId);
  const others = [...shop.slice(at + 1), ...shop.slice(0, Math.max(at, 0))];
  const isInSeries = ({ productSeries }: P) => productSeries === floor.productSeries;
  const inSeries = others.filter(isInSeries);
  const looks = oneOfEachSeries(others.filter((other) => !isInSeries(other) && hasSameLook(floor, other)));
  const sizes = inSeries.filter(({ specification }) => specification === floor.specification);
  const alike = [
    ...looks.slice(0, EACH).map((product) => ({ product, why: `Same look, ${product.productSeries}` })),
    ...sizes.slice(0, EACH).map((product) => ({ product, why: 'Same series and size' })),
  ];
  const rest = inSeries.filter((other) => !alike.some(({ product }) => product === other));
  return [...alike, ...rest.map((product) => ({ product, why: 'Same series' }))].slice(0, RELATED_MAX);
}

/** Floors without a species, such as vinyl, are alike only in their size. */
const hasSameLook = (one: RelatableFloor, other: RelatableFloor) =>
  one.treeType !== '' && one.treeType === other.treeType && one.productColor === other.productColor;

function oneOfEachSeries<P extends RelatableFloor>(floors: readonly P[]): P[] {
  const seen = new Set<string>();
  return floors.filter(({ productSeries }) => !seen.has(productSeries) && seen.add(productSeries));
}
