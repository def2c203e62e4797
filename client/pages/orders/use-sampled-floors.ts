import { useState } from 'react';
import { useFloorSpecs } from '../../data/floor-spec.ts';
import { useOrderableProducts } from '../../data/orderable-products.ts';
import type { Order } from '../../features/orders/orders.api.ts';
import type { Reading } from '../../lib/reading.ts';
import { type FloorDraft, NEW_DRAFT, type SampledFloor, sampledFloors } from './sampled-floors.ts';
import { useIntoBasket } from './use-into-basket.ts';

export interface SampledFloors {
  readonly floors: readonly SampledFloor[];
  /** those of the floors that would be added to the basket */
  readonly taken: readonly SampledFloor[];
  /** pence without VAT */
  readonly cost: number;
  readonly change: (floor: SampledFloor, part: Partial<FloorDraft>) => void;
  /** Adds all taken floors to the basket, or none, and opens it. */
  readonly order: () => void;
  /** nothing can be ordered with the current entries */
  readonly isBlocked: boolean;
  readonly isPending: boolean;
  /** which line was refused and why; '' after a success */
  readonly problem: string;
}

/** The floors of a sample order, to add to the basket for the project that the samples were for. */
export function useSampledFloors({ lines, projectInfo }: Order): Reading<SampledFloors> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const orderable = useOrderableProducts({ productIds: ids });
  const specs = useFloorSpecs(ids);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FloorDraft>>(new Map());
  const { inBasket, order, isPending, problem } = useIntoBasket(projectInfo);
  if (orderable.state !== 'ready') return orderable;
  if (specs.state !== 'ready') return specs;
  if (!inBasket) return { state: 'loading' };

  const { products } = orderable.value;
  const floors = sampledFloors(lines, { products, specs: specs.value, inBasket, drafts });
  const taken = floors.filter(({ packs }) => packs > 0);

  return {
    state: 'ready',
    value: {
      floors,
      taken,
      cost: taken.reduce((pence, { cost }) => pence + cost, 0),
      change: ({ productId }, part) =>
        setDrafts((all) => new Map(all).set(productId, { ...(all.get(productId) ?? NEW_DRAFT), ...part })),
      order: () => order(taken),
      isBlocked: taken.length === 0 || floors.some(({ areaProblem }) => areaProblem !== ''),
      isPending,
      problem,
    },
  };
}
