import { useRef } from 'react';
import { useSearch } from 'wouter';
import { MAX_SAMPLES, SAMPLE_TWICE, SAMPLES_FULL } from '../../../contracts/domain/product/samples.ts';
import type { Series } from '../../../contracts/domain/product/series.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { useBasketCall, useIsKeptHere } from '../../features/basket/basket.api.ts';
import { useAddLines } from '../../features/basket/use-add-lines.ts';
import { addSample, removeSample, removeSamples, useSamples } from '../../features/samples/chosen-samples.ts';
import { sampleLine } from '../../features/samples/sample-line.ts';
import type { ChosenSample } from '../../features/samples/stored-choice.ts';
import { isOverPage, useGo, useHref } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { isCustomer, session, useSession } from '../../state/session.ts';
import { readSampleAddress, type SampleAddress, sampleQuery, shownSeries } from './sample-address.ts';
import { type SampleFloors, useSampleFloors } from './use-sample-floors.ts';

export interface SamplesPageModel extends SampleFloors {
  readonly address: SampleAddress;
  /** the series whose products show: that of the address, or the first */
  readonly series: Series;
  readonly chosen: readonly ChosenSample[];
  readonly isFull: boolean;
  readonly loggedIn: boolean;
  readonly hrefOf: (part: Partial<SampleAddress>) => string;
  /** changes the address without a step for Back */
  readonly show: (part: Partial<SampleAddress>) => void;
  /** shows something over the page; Back returns to the page */
  readonly showOver: (part: Partial<SampleAddress>) => void;
  /** @param twice what happens to a floor that is chosen already (docs/product.md, "States") */
  readonly add: (product: ListedProduct, twice: 'ignored' | 'told') => boolean;
  readonly remove: (sample: ChosenSample) => void;
  /** samples that the customer's basket holds already; 0 for visitors */
  readonly inBasket: number;
  readonly next: () => void;
  readonly isPending: boolean;
  /** why the samples could not be put into the basket; '' otherwise */
  readonly problem: string;
}

/** The samples to choose from, those chosen, and ordering them. */
export function useSamplesPage(): SamplesPageModel {
  const address = readSampleAddress(useSearch());
  const series = shownSeries(address);
  const floors = useSampleFloors(series, address.productId);
  const chosen = useSamples();
  const href = useHref();
  const go = useGo();
  const ordering = useOrdering(chosen, address.projectId);
  const queryOf = (part: Partial<SampleAddress>) => sampleQuery({ projectId: address.projectId, ...part });
  return {
    address,
    series,
    ...floors,
    chosen,
    isFull: chosen.length >= MAX_SAMPLES,
    loggedIn: isCustomer(useSession()),
    hrefOf: (part) => href('samples', queryOf(part)),
    show: (part) => go('samples', queryOf(part), { replace: true, over: isOverPage() }),
    showOver: (part) => go('samples', queryOf(part), { over: true }),
    add: (product, twice) => {
      const outcome = addSample(product);
      if (outcome === 'full') notify({ type: 'warning', text: SAMPLES_FULL });
      if (outcome === 'already' && twice === 'told') notify({ type: 'warning', text: SAMPLE_TWICE });
      return outcome === 'added';
    },
    remove: ({ productId }) => removeSample(productId),
    ...ordering,
  };
}

/** Adds the samples to the basket and opens their checkout. A visitor logs in first, and comes back here. */
function useOrdering(chosen: readonly ChosenSample[], projectId: string | undefined) {
  const go = useGo();
  const href = useHref();
  // may turn out while the samples are being added
  const isKeptHere = useRef(false);
  isKeptHere.current = useIsKeptHere();
  const inBasket = new Set(
    (useBasketCall().data?.data ?? [])
      .filter(({ carType }) => carType === 1)
      .map(({ productId }) => productId),
  );
  const { add, isPending, problem } = useAddLines();
  // samples that are in the basket already aren't added again
  const missing = chosen.filter(({ productId }) => !inBasket.has(productId));
  async function next() {
    if (!isCustomer(session)) return go('login', { from: href('samples', { projectInfo: projectId }) });
    const { user } = session;
    const lines = missing.map((sample) => ({
      name: sample.productName,
      line: sampleLine(sample, user, projectId),
    }));
    if (lines.length > 0 && !(await add(lines))) return;
    removeSamples(chosen.map(({ productId }) => productId));
    if (isKeptHere.current) go('basket');
    else go('checkout', { sample: 1, projectInfo: projectId });
  }
  return { inBasket: inBasket.size, next: () => void next(), isPending, problem };
}
