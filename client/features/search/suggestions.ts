import { countText } from '../../../contracts/domain/number/notation.ts';
import { SERIES_MENU } from '../../../contracts/domain/product/series.ts';
import { readRatings } from '../../../contracts/domain/product/typed-ratings.ts';
import { searchWords } from '../../../contracts/domain/text/search-text.ts';
import type { Ability } from '../../../contracts/site/page-calls.ts';
import {
  type Device,
  href,
  menuPages,
  type PageId,
  type PageQuery,
} from '../../../contracts/site/site-map.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { FoundProducts } from './use-searched.ts';

/** Somewhere that a search may lead. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly product?: ListedProduct;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

const MOST = { floors: 5, accessories: 3, series: 2, pages: 2 };
/** Shorter, a text is in nearly every name. */
const NAME_MIN = 3;

interface Asked {
  readonly q: string;
  /** undefined while the products load */
  readonly found: FoundProducts | undefined;
  readonly device: Device;
  readonly isCustomer: boolean;
  /** pages that can't work, to which nothing leads */
  readonly absent: readonly Ability[];
}

/** Lists with a search of their own, of what belongs to a customer. */
const OWN_LISTS = { orders: 'Orders', quotations: 'Quotations', invoices: 'Invoices' } satisfies Partial<
  Record<PageId, string>
>;

/** Where a search may lead: products, series, the customer's own lists, and pages. Groups without a suggestion are left out. */
export function suggestionsFor({ q, found, device, isCustomer, absent }: Asked): readonly SuggestionGroup[] {
  const to = (id: PageId, query?: PageQuery) => href(id, device, query);
  const toProduct = (product: ListedProduct): Suggestion => ({
    href: to('product', { id: product.productId }),
    label: product.productName,
    product,
  });
  const products = found?.products ?? [];
  const isAccessory = ({ productSeries }: ListedProduct) => productSeries === 'Accessories';
  const floors = products.filter((product) => !isAccessory(product)).slice(0, MOST.floors);
  const accessories = products.filter(isAccessory).slice(0, MOST.accessories);
  const wanted = searchWords(q);
  const isNamed = (label: string) => wanted.length >= NAME_MIN && searchWords(label).includes(wanted);
  const isOffered = (id: PageId) => !absent.includes(id);
  const groups: readonly SuggestionGroup[] = [
    { title: found?.isNear ? 'Floors that come near' : 'Floors', suggestions: floors.map(toProduct) },
    {
      title: found?.isNear ? 'Accessories that come near' : 'Accessories',
      suggestions: accessories.map(toProduct),
    },
    {
      title: ALL,
      suggestions:
        products.length > 1
          ? [
              {
                label: `Show all ${countText(found?.count ?? products.length, 'result')}`,
                href: to('flooring', listQuery(q, absent)),
              },
            ]
          : [],
    },
    {
      title: 'Series',
      suggestions: SERIES_MENU.filter(({ label, listType }) => listType !== '' && isNamed(label))
        .slice(0, MOST.series)
        .map(({ label, listType }) => ({ label, href: to('flooring', { type: listType }) })),
    },
    {
      title: 'Your account',
      suggestions: isCustomer
        ? entriesOf(OWN_LISTS)
            .filter(([id]) => isOffered(id))
            .map(([id, label]) => ({ label: `${label} with “${q}”`, href: to(id, { search: q }) }))
        : [],
    },
    {
      title: 'Pages',
      suggestions: [...menuPages('shop', device), ...menuPages('house', device)]
        .filter(([id, { menuLabel }]) => isOffered(id) && isNamed(menuLabel))
        .slice(0, MOST.pages)
        .map(([id, { menuLabel }]) => ({ label: menuLabel, href: to(id) })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** The group of the last step, which says what it is itself. */
export const ALL = 'All results';

export const recentGroups = (
  searches: readonly string[],
  device: Device,
  absent: readonly Ability[],
): readonly SuggestionGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          title: 'Recent searches',
          suggestions: searches.map((q) => ({
            label: q,
            href: href('flooring', device, listQuery(q, absent)),
          })),
        },
      ];

const entriesOf = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][];

/** A search as the query of the list, its ratings as filters; without the facts for these they are words like any other. */
function listQuery(q: string, absent: readonly Ability[]): PageQuery {
  if (absent.includes('technical-filters')) return { q };
  const { words, levels } = readRatings(q);
  return { q: words || undefined, ...levels };
}

/** Where Enter leads: to the only product, or to the list of what is found. */
export function resultsPlace(
  q: string,
  found: FoundProducts | undefined,
  absent: readonly Ability[],
): readonly [id: PageId, query: PageQuery] {
  const [only, ...others] = found && !found.isNear ? found.products : [];
  return only && others.length === 0
    ? ['product', { id: only.productId }]
    : ['flooring', listQuery(q, absent)];
}
