import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '../../data/order-line.ts';
import { compareNoMore, useCompared } from '../../features/compare/compared.ts';
import { type Compared, useComparison } from '../../features/compare/use-comparison.ts';
import { focusHeading } from '../../lib/focus.ts';
import type { Reading } from '../../lib/reading.ts';
import { useGo } from '../../state/device.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { type CompareAddress, compareQuery, compareTitle, readCompareAddress } from './compare-address.ts';

export interface ComparePageModel extends CompareAddress {
  readonly reading: Reading<Compared>;
  /** those of the floors that are in our range; none until they are here */
  readonly products: readonly Product[];
  readonly showOnlyDifferences: (on: boolean) => void;
  readonly remove: (productId: string) => void;
}

/** The floors of the address; without any, those that are chosen in this browser. */
export function useComparePage(): ComparePageModel {
  const search = useSearch();
  const address = useMemo(() => readCompareAddress(search), [search]);
  const { floors } = address;
  const chosen = useCompared();
  const go = useGo();
  const reading = useComparison(floors);
  const products = reading.state === 'ready' ? reading.value.floors.map(({ product }) => product) : [];
  const title = compareTitle(products.map(({ productName }) => productName));
  useNamePage(useMemo(() => (title ? { title } : undefined), [title]));
  useEffect(() => {
    if (floors.length > 0 || chosen.length === 0) return;
    const ids = chosen.map(({ productId }) => productId);
    go('compare', compareQuery({ floors: ids, onlyDifferences: false }), { replace: true });
  }, [floors, chosen, go]);
  const change = (part: Partial<CompareAddress>) =>
    go('compare', compareQuery({ ...address, ...part }), { replace: true });
  return {
    ...address,
    reading,
    products,
    showOnlyDifferences: (onlyDifferences) => change({ onlyDifferences }),
    remove: (productId) => {
      compareNoMore(productId);
      change({ floors: floors.filter((id) => id !== productId) });
      focusHeading();
    },
  };
}
