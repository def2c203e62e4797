import { useMemo, useState } from 'react';
import { queriesOfListType } from '../../../contracts/domain/product/series.ts';
import { LAID_FLOORS_MAX } from '../../../contracts/domain/project/shared-project.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { useProducts } from '../../data/products.ts';
import type { Reading } from '../../lib/reading.ts';
import { matchingFloors } from './matching-floors.ts';

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
  const list = useProducts(isWanted || chosen.length > 0 ? queriesOfListType('') : []);
  const floors = list.state === 'ready' ? list.value : undefined;
  const found = useMemo(
    () => (floors ? matchingFloors(floors, text, chosen) : undefined),
    [floors, text, chosen],
  );
  return {
    chosen,
    nameOf: (productNo) => floors?.find((floor) => floor.productNo === productNo)?.productName ?? '',
    isFull: chosen.length >= LAID_FLOORS_MAX,
    text,
    search,
    start: () => setWanted(true),
    found: list.state === 'ready' ? { state: 'ready', value: found ?? [] } : list,
    add: (productNo) => {
      setChosen((now) => (now.includes(productNo) ? now : [...now, productNo].slice(0, LAID_FLOORS_MAX)));
      search('');
    },
    remove: (productNo) => setChosen((now) => now.filter((one) => one !== productNo)),
    set: setChosen,
  };
}
