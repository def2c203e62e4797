import { useState } from 'react';
import { useFloorSpecs } from '../../data/floor-spec.ts';
import { readOrderableAgain, useOrderableProducts } from '../../data/orderable-products.ts';
import { useBasketCall } from '../../features/basket/basket.api.ts';
import { basketLineInput } from '../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../features/basket/use-add-lines.ts';
import type { Order } from '../../features/orders/orders.api.ts';
import type { Reading } from '../../lib/reading.ts';
import { useGo } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type FloorDraft, NEW_DRAFT, type SampledFloor, sampledFloors } from './sampled-floors.ts';

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
  const { user } = useCustomer();
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const orderable = useOrderableProducts({ productIds: ids });
  const specs = useFloorSpecs(ids);
  const basket = useBasketCall();
  const go = useGo();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FloorDraft>>(new Map());
  const { add, isPending, problem } = useAddLines();
  if (orderable.state !== 'ready') return orderable;
  if (specs.state !== 'ready') return specs;
  if (!basket.data && basket.error === undefined) return { state: 'loading' };

  const inBasket = new Map<string, number>();
  for (const { productId, number, carType } of basket.data?.data ?? [])
    if (carType === 0) inBasket.set(productId, (inBasket.get(productId) ?? 0) + number);
  const { products } = orderable.value;
  const floors = sampledFloors(lines, { products, specs: specs.value, inBasket, drafts });
  const taken = floors.filter(({ packs }) => packs > 0);

  async function order() {
    const named = taken.flatMap(({ product, packs }) => {
      const line = product && basketLineInput(product, packs, user, projectInfo);
      return line ? [{ name: product.productName, line }] : [];
    });
    if (named.length === 0) return;
    if (await add(named)) return go('basket');
    // a refusal means that prices or stock have changed, so read them again
    await readOrderableAgain();
  }

  return {
    state: 'ready',
    value: {
      floors,
      taken,
      cost: taken.reduce((pence, { cost }) => pence + cost, 0),
      change: ({ productId }, part) =>
        setDrafts((all) => new Map(all).set(productId, { ...(all.get(productId) ?? NEW_DRAFT), ...part })),
      order: () => void order(),
      isBlocked: taken.length === 0 || floors.some(({ areaProblem }) => areaProblem !== ''),
      isPending,
      problem,
    },
  };
}
