import { useState } from 'react';
import { addLines, useBasketCall } from '../../features/basket/basket.api.ts';
import { projectsChanged } from '../../features/projects/projects.api.ts';
import { refusedLine } from '../../lib/refused-lines.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { useCustomer } from '../../state/session.ts';
import { type BasketRefusal, batchLines, shortages } from './basket-batch.ts';
import { packsByProduct } from './project-view.ts';
import type { OpenProject } from './use-project.ts';

/** The place of this work (see `Work`). */
export const AT_BASKET = 'basket';

export interface PutAll {
  /** adds the whole project to the basket, or nothing, and opens the basket */
  readonly putAll: () => void;
  /** why nothing was added */
  readonly refusal: BasketRefusal | undefined;
}

export function usePutAll({ view, products, work }: Pick<OpenProject, 'view' | 'products' | 'work'>): PutAll {
  const { user } = useCustomer();
  const basket = useBasketCall();
  const go = useGo();
  const [refusal, setRefusal] = useState<BasketRefusal>();
  const [send] = useState(() => safeToRepeat(addLines));

  async function putAll(): Promise<void> {
    setRefusal(undefined);
    const inBasket = packsByProduct(basket.data?.data.filter(({ carType }) => carType === 0) ?? []);
    const short = shortages(products, inBasket);
    if (short.length > 0) return setRefusal({ isStock: true, lines: short });
    const lines = batchLines(view.projectId, products, user);
    try {
      await send(lines.map(({ line }) => line));
    } catch (failure) {
      void projectsChanged();
      const refused = refusedLine(lines, failure);
      if (!refused || !(failure instanceof Error)) throw failure;
      return setRefusal({ isStock: false, lines: [{ name: refused.name, reason: failure.message }] });
    }
    notify({ type: 'success', text: 'Item added successfully' });
    go('basket');
  }

  return { putAll: () => void work.run(AT_BASKET, putAll), refusal };
}
