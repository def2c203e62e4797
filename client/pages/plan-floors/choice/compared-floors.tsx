import type { Product } from '../../../data/order-line.ts';
import { compareNoMore, useCompared } from '../../../features/compare/compared.ts';
import { Comparison } from '../../../features/compare/comparison.tsx';
import { useComparison } from '../../../features/compare/use-comparison.ts';
import { usePlanFacts } from '../../../features/plan/plan.api.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './compared-floors.module.css';
import type { FloorChoiceModel } from './use-floor-choice.ts';

/** The floors that are compared, each to be chosen for the ticked rooms. */
export function ComparedFloors({ model }: { model: FloorChoiceModel }) {
  const { kept, chosen, lay, said } = model;
  const ticked = kept.plan.rooms.filter(({ id }) => chosen.has(id));
  const isLaid = ({ productId }: Product) =>
    ticked.length > 0 && ticked.every((room) => room.productId === productId);
  const compared = useCompared();
  const ids = compared.map(({ productId }) => productId);
  const reading = useComparison(ids);
  const floors = usePlanFacts(ids).data?.data.floors ?? [];
  if (compared.length === 0) return <p>Tick “Compare” at up to four floors first.</p>;
  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Comparison
        reading={reading}
        count={compared.length}
        name={({ productName }) => productName}
        verbs={(product) => {
          const floor = floors.find(({ productId }) => productId === product.productId);
          return (
            <>
              {floor && (
                <Button variant="link" size="inline" onClick={() => lay(floor)}>
                  {isLaid(product) ? 'Chosen' : 'Choose'}
                  <span className="sr-only"> {product.productName}</span>
                </Button>
              )}
              <Button variant="link" size="inline" onClick={() => compareNoMore(product.productId)}>
                Remove<span className="sr-only"> {product.productName}</span>
              </Button>
            </>
          );
        }}
      />
    </>
  );
}
