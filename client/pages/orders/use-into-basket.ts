import type { Product } from '../../data/order-line.ts';
import { readOrderableAgain } from '../../data/orderable-products.ts';
import { useBasketCall } from '../../features/basket/basket.api.ts';
import { basketLineInput } from '../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../features/basket/use-add-lines.ts';
import { useGo } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';

interface Wanted {
  readonly product: Product | undefined;
  readonly packs: number;
}

/** Puts what was ordered before into the basket. @param projectInfo the project that it is for */
export function useIntoBasket(projectInfo?: string) {
  const { user } = useCustomer();
  const basket = useBasketCall();
  const go = useGo();
  const { add, isPending, problem } = useAddLines();

  async function order(taken: readonly Wanted[]) {
    const named = taken.flatMap(({ product, packs }) => {
      const line = product && basketLineInput(product, packs, user, projectInfo);
      return line ? [{ name: product.productName, line }] : [];
    });
    if (named.length === 0) return;
    if (await add(named)) return go('basket');
    // a refusal means that prices or stock have changed, so read them again
    await readOrderableAgain();
  }

  const inBasket = new Map<string, number>();
  for (const { productId, number, carType } of basket.data?.data ?? [])
    if (carType === 0) inBasket.set(productId, (inBasket.get(productId) ?? 0) + number);
  return {
    /** packs by product; undefined until they are known, or can't be */
    inBasket: basket.data || basket.error !== undefined ? inBasket : undefined,
    /** Adds all of these, or none, and opens the basket. */
    order: (taken: readonly Wanted[]) => void order(taken),
    isPending,
    /** which line was refused and why; '' after a success */
    problem,
  };
}
