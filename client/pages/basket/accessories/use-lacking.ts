import { useEffect, useState } from 'react';
import { useAccessories } from '../../../data/accessories.ts';
import { useFloorSpecs } from '../../../data/floor-spec.ts';
import { basketLineInput } from '../../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../../features/basket/use-add-lines.ts';
import { FLOORS_TO_FIT_MAX } from '../../../lib/fitting-address.ts';
import { type Reading, readingOf } from '../../../lib/reading.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { useCustomer } from '../../../state/session.ts';
import type { BasketRow } from '../basket-rows.ts';
import { needsChoice, ofLines } from './kept-needs.ts';
import { type Lacking, type LackRow, lackingIn } from './lack-rows.ts';

export interface LackingModel extends Lacking {
  /** whether there is anything to say */
  readonly isShown: boolean;
  readonly setPacks: (row: LackRow, packs: number) => void;
  readonly setMethod: (carId: string, method: string) => void;
  readonly leaveOut: (row: LackRow) => void;
  /** Shows the rows again that were marked as not needed. */
  readonly showAgain: () => void;
  /** pence without VAT of what would be added */
  readonly cost: number;
  /** Adds all shown accessories to the basket, or none. @returns whether they were added */
  readonly add: () => Promise<boolean>;
  readonly isPending: boolean;
  /** which line was refused and why; '' after a success */
  readonly problem: string;
}

/**
 * The accessories that the basket's floors need, by their install methods, and the basket lacks.
 * @param rows the lines that stay
 */
export function useLacking(rows: readonly BasketRow[]): Reading<LackingModel> {
  const { user } = useCustomer();
  const floors = floorIds(rows);
  const specs = useFloorSpecs(floors);
  const accessories = useAccessories(floors.length > 0);
  const kept = ofLines(useKept(rows), idsOf(rows));
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const { add, isPending, problem } = useAddLines();
  if (specs.state !== 'ready') return specs;
  const onSale = readingOf(accessories, floors.length > 0 ? accessories.data?.data : []);
  if (onSale.state !== 'ready') return onSale;

  const lacking = lackingIn({ rows, specs: specs.value, onSale: onSale.value, kept, wanted });
  const toAdd = lacking.rows.filter(({ packs }) => packs > 0);

  async function addAll(): Promise<boolean> {
    const lines = toAdd.flatMap(({ product, packs }) => {
      const line = basketLineInput(product, packs, user);
      return line ? [{ name: product.productName, line }] : [];
    });
    const isThere = lines.length > 0 && (await add(lines)) === true;
    if (isThere) setWanted(new Map());
    return isThere;
  }

  const value: LackingModel = {
    ...lacking,
    isShown: lacking.rows.length > 0 || lacking.leftOut.length > 0 || Object.keys(kept.methods).length > 0,
    setPacks: ({ product }, packs) => setWanted((all) => new Map(all).set(product.productId, packs)),
    setMethod: (carId, method) =>
      needsChoice.keep({ ...kept, methods: { ...kept.methods, [carId]: method } }),
    leaveOut: ({ use, carIds }) => {
      const ids = new Set([...(kept.notNeeded[use] ?? []), ...carIds]);
      needsChoice.keep({ ...kept, notNeeded: { ...kept.notNeeded, [use]: [...ids] } });
    },
    showAgain: () => needsChoice.keep({ ...kept, notNeeded: {} }),
    cost: toAdd.reduce((pence, { cost }) => pence + cost, 0),
    add: addAll,
    isPending,
    problem,
  };
  return { state: 'ready', value };
}

const idsOf = (rows: readonly BasketRow[]) => rows.map(({ carId }) => carId);

/** Each floor of the basket once; none if there are more than one page of floors, because each takes a call. */
function floorIds(rows: readonly BasketRow[]): readonly string[] {
  const ids = new Set(rows.filter(({ isFloor }) => isFloor).map(({ productId }) => productId));
  return ids.size > FLOORS_TO_FIT_MAX ? [] : [...ids];
}

/** The customer's choices; those for lines that have gone are dropped. */
function useKept(rows: readonly BasketRow[]) {
  const kept = useKeptChoice(needsChoice);
  const ids = idsOf(rows).join(' ');
  useEffect(() => {
    const now = needsChoice.now();
    const current = ofLines(now, ids.split(' '));
    if (JSON.stringify(current) !== JSON.stringify(now)) needsChoice.keep(current);
  }, [ids]);
  return kept;
}
