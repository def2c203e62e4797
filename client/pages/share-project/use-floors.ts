import { useDeferredValue, useMemo, useState } from 'react';
import { queriesOfListType } from '../../../contracts/domain/product/series.ts';
import { LAID_FLOORS_MAX } from '../../../contracts/domain/project/shared-project.ts';
import { readSearch } from '../../../contracts/domain/text/typed-search.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { firstOf, namedInput } from '../../data/named-products.ts';
import { useProducts } from '../../data/products.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSite } from '../../state/site-context.ts';
import { FLOORS_FOUND, matchingFloors } from './matching-floors.ts';

export interface FloorsModel {
  /** numbers of the floors used, the main one first */
  readonly chosen: readonly string[];
  readonly nameOf: (productNo: string) => string;
  readonly isFull: boolean;
  readonly text: string;
  readonly search: (text: string) => void;
  /** reads the list of floors, when the search begins */
  readonly start: () => void;
  readonly found: Reading<readonly ListedProduct[]>;
  readonly add: (productNo: string) => void;
  readonly remove: (productNo: string) => void;
  readonly set: (productNos: readonly string[]) => void;
}

/** The floors used in a project, searched by number or name. */
export function useFloors(): FloorsModel {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [text, search] = useState('');
  const [isWanted, setWanted] = useState(false);
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const whole = useWholeList(isLong ? undefined : { isWanted: isWanted || chosen.length > 0, text, chosen });
  const asked = useAsked(isLong ? { text, chosen } : undefined);
  const { found, floors } = isLong ? asked : whole;
  return {
    chosen,
    nameOf: (productNo) => floors.find((floor) => floor.productNo === productNo)?.productName ?? '',
    isFull: chosen.length >= LAID_FLOORS_MAX,
    text,
    search,
    start: () => setWanted(true),
    found,
    add: (productNo) => {
      setChosen((now) => (now.includes(productNo) ? now : [...now, productNo].slice(0, LAID_FLOORS_MAX)));
      search('');
    },
    remove: (productNo) => setChosen((now) => now.filter((one) => one !== productNo)),
    set: setChosen,
  };
}

interface Wanted {
  readonly text: string;
  readonly chosen: readonly string[];
}

interface SearchedFloors {
  readonly found: FloorsModel['found'];
  /** with the chosen ones, once these are read */
  readonly floors: readonly ListedProduct[];
}

const NONE: readonly ListedProduct[] = [];

function useWholeList(wanted: (Wanted & { readonly isWanted: boolean }) | undefined): SearchedFloors {
  const { isWanted = false, text = '', chosen } = wanted ?? {};
  const list = useProducts(isWanted ? queriesOfListType('') : []);
  const floors = list.state === 'ready' ? list.value : undefined;
  const found = useMemo(
    () => (floors && chosen ? matchingFloors(floors, text, chosen) : NONE),
    [floors, text, chosen],
  );
  return { found: list.state === 'ready' ? { state: 'ready', value: found } : list, floors: floors ?? NONE };
}

/** More than are shown, because some may be accessories or floors already chosen. */
const SEARCHED = 30;

/** In a long shop: what its search finds, and the chosen floors by their numbers. */
function useAsked(wanted: Wanted | undefined): SearchedFloors {
  const options = { scope: VISITOR_SCOPE };
  const q = readSearch(useDeferredValue(wanted?.text));
  const searched = useCall(LIST_PAGE, q === '' ? null : firstOf({ search: q }, SEARCHED), options);
  const productNos = wanted?.chosen ?? [];
  const named = useCall(
    LIST_PAGE,
    productNos.length > 0 ? namedInput({ productNos: [...productNos] }) : null,
    options,
  );
  const page = searched.data?.data;
  const isFloor = ({ productSeries, productNo }: ListedProduct) =>
    productSeries !== 'Accessories' && !productNos.includes(productNo);
  const found = page && (page.isNear ? NONE : page.products.filter(isFloor).slice(0, FLOORS_FOUND));
  return {
    found: q === '' ? { state: 'ready', value: NONE } : readingOf(searched, found),
    floors: named.data?.data.products ?? NONE,
  };
}
