import { Button } from '../../ui/button.tsx';
import { type ComparedProduct, compare, compareNoMore, useCompared } from './compared.ts';

/** Chooses a floor to be compared, or takes it back. */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const isChosen = useCompared().some(({ productId }) => productId === product.productId);
  return (
    <Button
      variant="link"
      size="inline"
      aria-pressed={isChosen}
      onClick={() => (isChosen ? compareNoMore(product.productId) : compare(product))}
    >
      {isChosen ? 'Chosen to compare' : 'Compare'}
    </Button>
  );
}
