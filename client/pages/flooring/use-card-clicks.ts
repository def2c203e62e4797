import { type RefObject, useEffect } from 'react';
import type { ListedProduct } from '../../data/listed-product.ts';
import { compare, compareNoMore } from '../../features/compare/compared.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';

/**
 * One listener for all buttons of a list that are marked with `data-sample` or `data-compare`. The code that chooses a sample is
 * loaded with the first click.
 */
export function useCardClicks(list: RefObject<HTMLElement | null>, products: readonly ListedProduct[]): void {
  const go = useGo();
  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: MouseEvent) => {
      const button = target as HTMLElement;
      const { sample, compare: compared } = button.dataset;
      const id = sample ?? compared;
      const product = id && products.find(({ productId }) => productId === id);
      if (!product) return;
      if (compared) {
        if (button.getAttribute('aria-pressed') === 'true') compareNoMore(id);
        else compare(product);
        return;
      }
      import('../../features/samples/order-sample.ts').then(
        ({ orderSample }) => orderSample(product, () => go('samples', { series: product.productSeries, id })),
        () => notify({ type: 'error', text: 'The sample could not be added. Please try again.' }),
      );
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, products, go]);
}
