import { useState } from 'react';
import { type Orderable, useOrderableProducts } from '../../data/orderable-products.ts';
import { useSameSeries } from '../../data/same-series.ts';
import type { OrderLine } from '../../features/orders/orders.api.ts';
import type { Reading } from '../../lib/reading.ts';
import { type ReorderLine, reorderLines, seriesOf } from './reorder.ts';
import { useIntoBasket } from './use-into-basket.ts';

export interface Reorder {
  readonly lines: readonly ReorderLine[];
  /** those of the lines that would be added to the basket */
  readonly taken: readonly ReorderLine[];
  readonly isTaken: (line: ReorderLine) => boolean;
  /** pence without VAT */
  readonly cost: number;
  readonly take: (line: ReorderLine, isTaken: boolean) => void;
  /** @param productId '' for no alternative */
  readonly choose: (line: ReorderLine, productId: string) => void;
  /** Adds all taken lines to the basket, or none, and opens it. */
  readonly order: () => void;
  readonly isPending: boolean;
  /** which line was refused and why; '' after a success */
  readonly problem: string;
}

/** The lines of an order with today's prices and stock, to add to the basket. */
export function useReorder(ordered: readonly OrderLine[]): Reading<Reorder> {
  const orderable = useOrderableProducts({
    productIds: [...new Set(ordered.map(({ productId }) => productId))],
  });
  const gone = goneOf(ordered, orderable);
  const others = useSameSeries(
    gone.map(({ productNo, productPrice }) => ({ beginning: seriesOf(productNo), pence: productPrice })),
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { inBasket, order, isPending, problem } = useIntoBasket();
  if (orderable.state !== 'ready') return orderable;
  if (!inBasket) return { state: 'loading' };

  const products = [...orderable.value.products, ...others];
  const lines = reorderLines(ordered, { ...orderable.value, products, inBasket, chosen, leftOut });
  const isTaken = ({ key, packs }: ReorderLine) => packs > 0 && !leftOut.has(key);
  const taken = lines.filter(isTaken);

  return {
    state: 'ready',
    value: {
      lines,
      taken,
      isTaken,
      cost: taken.reduce((pence, { cost }) => pence + cost, 0),
      take: ({ key }, wanted) =>
        setLeftOut((all) => new Set(wanted ? [...all].filter((each) => each !== key) : [...all, key])),
      choose: ({ key }, productId) => setChosen((all) => new Map(all).set(key, productId)),
      order: () => order(taken),
      isPending,
      problem,
    },
  };
}

/** The lines whose goods are no longer sold; empty while we don't know. */
function goneOf(ordered: readonly OrderLine[], orderable: Reading<Orderable>): readonly OrderLine[] {
  if (orderable.state !== 'ready') return [];
  const { products, fittingNumbers } = orderable.value;
  const onSale = new Set(products.map(({ productId }) => productId));
  return ordered.filter(
    ({ productId, productNo }) => !onSale.has(productId) && !fittingNumbers.includes(productNo),
  );
}
