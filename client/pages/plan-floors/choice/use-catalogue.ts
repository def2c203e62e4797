import { useMemo } from 'react';
import type { Plan, PlanFloor } from '../../../../contracts/domain/plan/plan.ts';
import type { Found } from '../../../../contracts/domain/product/find-products.ts';
import { USES, type UseId } from '../../../../contracts/domain/product/floor-uses.ts';
import { filterProducts, filterToSearch } from '../../../../contracts/domain/product/product-filter.ts';
import { SERIES, type Series, seriesNamed } from '../../../../contracts/domain/product/series.ts';
import { type RatedSearch, readRatings } from '../../../../contracts/domain/product/typed-ratings.ts';
import { readSearch } from '../../../../contracts/domain/text/typed-search.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { WHOLE_LISTS } from '../../../../contracts/site/page-calls.ts';
import { useFound } from '../../../data/found-products.ts';
import { useFirstFloors } from '../../../features/plan/plan.api.ts';
import { type Reading, readingOf } from '../../../lib/reading.ts';
import type { Retry } from '../../../lib/use-call.ts';
import { useSite } from '../../../state/site-context.ts';
import { type AskingRoom, type RatedFloor, rateFloors } from './room-fit.ts';
import type { FloorChoiceModel } from './use-floor-choice.ts';

/** What is asked of the catalogue. */
export interface AskedFloors {
  readonly typed: string;
  /** name of a series; '' for all */
  readonly series: string;
  /** the most floors that show */
  readonly most: number;
}

export interface FoundFloors {
  readonly series: readonly string[];
  /** those that show */
  readonly floors: readonly RatedFloor[];
  /** of all that are found */
  readonly count: number;
  readonly hasMore: boolean;
  /** ratings of the search, which are levels to reach */
  readonly levels: RatedSearch['levels'];
  readonly isSearching: boolean;
  readonly isNear: boolean;
  /** only those that suit the ticked rooms are listed */
  readonly isSuited: boolean;
  /** reads again what has failed */
  readonly retry: Retry | undefined;
}

/** The floors that are found: in the whole list, or in a long shop by asking for them. */
export function useCatalogue(model: FloorChoiceModel, asked: AskedFloors): FoundFloors {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const whole = useWholeCatalogue(model.rated, asked, !isLong);
  const page = useAskedCatalogue(model, asked, isLong);
  return isLong ? page : whole;
}

function useWholeCatalogue(
  rated: readonly RatedFloor[],
  { typed, series, most }: AskedFloors,
  isWanted: boolean,
): FoundFloors {
  const floors = useMemo(() => rated.map(({ floor }) => floor), [rated]);
  const { words, levels } = useMemo(
    () => readAsked(isWanted ? typed : '', floors),
    [typed, floors, isWanted],
  );
  // the same list while there are no levels, as an index is made of it
  const able = useMemo(
    () => (Object.keys(levels).length > 0 ? filterProducts(floors, levels) : floors),
    [floors, levels],
  );
  const searched = useFound(able, words);
  const isFound = isAmong(words, searched, able);
  const found = rated.filter(
    ({ floor }) => (series === '' || floor.productSeries === series) && isFound(floor),
  );
  return {
    series: [...new Set(rated.map(({ floor }) => floor.productSeries))].sort(),
    floors: found.slice(0, most),
    count: found.length,
    hasMore: found.length > most,
    levels,
    isSearching: words !== '' && searched.state === 'loading',
    isNear: words !== '' && searched.state === 'ready' && searched.value.isNear,
    isSuited: false,
    retry: searched.state === 'failed' ? searched.retry : undefined,
  };
}

/** Ratings of a search are levels to reach; without technical facts they are words like any other. */
function readAsked(typed: string, floors: readonly PlanFloor[]): RatedSearch {
  const areRated = floors.some(({ fireClass }) => fireClass !== undefined);
  return areRated ? readRatings(typed) : { words: readSearch(typed), levels: {} };
}

/** While the search loads, all floors that reach the levels show. Those that suit the rooms always come first. */
function isAmong(
  wanted: string,
  searched: Reading<Found<PlanFloor>>,
  able: readonly PlanFloor[],
): (floor: PlanFloor) => boolean {
  const found = new Set(wanted === '' || searched.state !== 'ready' ? able : searched.value.products);
  return (floor) => found.has(floor);
}

/** Series with a list that can be asked for. */
const LISTED = (SERIES as readonly Series[])
  .filter(({ name, menu }) => menu && name !== 'Accessories')
  .map(({ name }) => name)
  .sort();

const NONE: readonly RatedFloor[] = [];

/** Without a search only floors that suit the ticked rooms are listed, if there are any: so many can't all be rated to put those first. */
function useAskedCatalogue(
  { asked: rooms, kept }: FloorChoiceModel,
  { typed, series, most }: AskedFloors,
  isWanted: boolean,
): FoundFloors {
  const { usage } = kept.plan;
  const { words, levels } = useMemo(() => readRatings(typed), [typed]);
  const uses = words === '' ? usesFor(rooms, usage) : [];
  const listFor = (use: readonly UseId[]) => ({
    listType: seriesNamed(series)?.menu?.listType ?? '',
    search: words,
    filters: filterToSearch({ ...levels, ...(use.length > 0 && { use }) }).toString(),
    pageSize: Math.min(most, WHOLE_LIST_MAX),
  });
  const suited = useFirstFloors(isWanted ? listFor(uses) : undefined);
  const isFruitless = suited.isCurrent && suited.data?.data.page?.total === 0 && uses.length > 0;
  const any = useFirstFloors(isWanted && isFruitless ? listFor([]) : undefined);
  const call = isFruitless ? any : suited;
  const facts = call.data?.data;
  const floors = useMemo(() => {
    const byId = new Map(facts?.floors.map((floor) => [floor.productId, floor]));
    const listed = facts?.page?.productIds.flatMap((id) => byId.get(id) ?? []) ?? [];
    return facts ? rateFloors(rooms, usage, listed) : NONE;
  }, [facts, rooms, usage]);
  const reading = readingOf(call, call.isCurrent || undefined);
  const count = facts?.page?.total ?? 0;
  return {
    series: LISTED,
    floors,
    count,
    hasMore: count > most && most < WHOLE_LIST_MAX,
    levels,
    isSearching: reading.state === 'loading',
    isNear: words !== '' && facts?.page?.isNear === true,
    isSuited: uses.length > 0 && !isFruitless,
    retry: reading.state === 'failed' ? reading.retry : undefined,
  };
}

function usesFor(rooms: readonly AskingRoom[], usage: Plan['usage']): readonly UseId[] {
  const isAsked: Record<UseId, boolean> = {
    heating: rooms.some(({ isHeated }) => isHeated),
    bathroom: rooms.some(({ kind }) => kind === 'Bathroom'),
    stairs: rooms.some(({ kind, stairs }) => kind === 'Stairs' || stairs),
    commercial: usage === 'commercial' && rooms.length > 0,
  };
  return USES.map(({ id }) => id).filter((id) => isAsked[id]);
}
