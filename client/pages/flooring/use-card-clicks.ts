import { type RefObject, useEffect } from 'react';
import type { ChosenSample } from '../../features/samples/stored-choice.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';

/**
 * One listener for all buttons of a list that are marked with `data-sample`. The code that chooses a sample is loaded with the
 * first click.
 */
export function useSampleClicks(
  list: RefObject<HTMLElement | null>,
  products: readonly ChosenSample[],
): void {
  const go = useGo();
  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: MouseEvent) => {
      const id = (target as HTMLElement).dataset.sample;
      const product = id && products.find(({ productId }) => productId === id);
      if (!product) return;
      import('../../features/samples/order-sample.ts').then(
        ({ orderSample }) => orderSample(product, () => go('samples', { series: product.productSeries, id })),
        () => notify({ type: 'error', text: 'The sample could not be added. Please try again.' }),
      );
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, products, go]);
}
