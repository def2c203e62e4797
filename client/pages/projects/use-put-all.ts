import { useState } from 'react';
import { useBasketCall } from '../../features/basket/basket.api.ts';
import { readAgain } from '../../features/projects/projects-changed.ts';
import { CallError } from '../../lib/call-error.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { useCustomer } from '../../state/session.ts';
import { addToBasket } from './basket-batch.api.ts';
import {
  type BasketRefusal,
  batchLines,
  type RefusedLine,
  refusedProduct,
  shortages,
} from './basket-batch.ts';
import { type ProjectProduct, packsByProduct } from './project-view.ts';
import type { OpenProject } from './use-project.ts';

/** Where this work is shown. */
export const AT_BASKET = 'basket';

export interface PutAll {
  /** puts the whole project into the basket and opens it, or nothing */
  readonly putAll: () => void;
  /** why nothing was added */
  readonly refusal: BasketRefusal | undefined;
}

export function usePutAll({ products, work }: Pick<OpenProject, 'products' | 'work'>): PutAll {
  const { user } = useCustomer();
  const basket = useBasketCall();
  const go = useGo();
  const [refusal, setRefusal] = useState<BasketRefusal>();

  async function putAll(): Promise<void> {
    setRefusal(undefined);
    const inBasket = packsByProduct(basket.data?.data.filter(({ carType }) => carType === 0) ?? []);
    const short = shortages(products, inBasket);
    if (short.length > 0) return setRefusal({ isStock: true, lines: short });
    try {
      await addToBasket(batchLines(products, user));
    } catch (failure) {
      void readAgain();
      const refused = refusedIn(products, failure);
      if (!refused) throw failure;
      return setRefusal({ isStock: false, lines: [refused] });
    }
    notify({ type: 'success', text: 'Item added successfully' });
    go('basket');
  }

  return { putAll: () => void work.run(AT_BASKET, putAll), refusal };
}

/** Why one product was refused, if that is what failed. */
function refusedIn(products: readonly ProjectProduct[], failure: unknown): RefusedLine | undefined {
  if (!(failure instanceof CallError) || failure.fault.kind !== 'result') return undefined;
  const name = refusedProduct(products, failure.fault.field);
  return name === undefined ? undefined : { name, reason: failure.message };
}
