import { useContext } from 'react';
import { countText, weightText } from '../../../../contracts/domain/number/notation.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { useCompared } from '../../../features/compare/compared.ts';
import { AddToProjectButton } from '../../../features/projects/parts/add-to-project-button.tsx';
import { focusHeading } from '../../../lib/focus.ts';
import { useDevice } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Price } from '../../../ui/price.tsx';
import { PriceContext } from '../parts/price-line.tsx';
import styles from './order-bar.module.css';
import { useOrderBar } from './use-order-bar.ts';

/** The sums of the typed packs, and the buttons that order them. It stays in view at the foot of the page while packs are typed. */
export function OrderBar({ products }: { products: readonly ListedProduct[] }) {
  const { prices, failed } = useContext(PriceContext);
  const { count, packs, ready, order, clear, isPending, problem } = useOrderBar(products, prices);
  const device = useDevice();
  const isAboveTray = useCompared().length > 0;
  if (count === 0) return null;
  return (
    <section
      className={styles.bar}
      aria-label="Typed packs"
      data-device={device}
      data-foot-strip="tall"
      data-above={isAboveTray || undefined}
      data-no-print=""
    >
      <p className={styles.sums} role="status">
        {countText(count, 'product')}, {countText(packs, 'pack')}
        {ready && ` · ${weightText(ready.weightKg)}`}
        {(ready || !failed) && (
          <strong>
            <Price pence={ready?.cost} pending={!ready} /> excl. VAT
          </strong>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant="link"
          onClick={() => {
            clear();
            focusHeading();
          }}
        >
          Clear
        </Button>
        <AddToProjectButton
          as={device === 'mobile' ? 'sheet' : 'dialog'}
          lines={ready?.lines ?? []}
          onAdded={() => {
            clear();
            focusHeading();
          }}
        />
        <Button loading={isPending} onClick={order}>
          Add all to basket
        </Button>
      </div>
      <InlineAlert>{problem}</InlineAlert>
    </section>
  );
}
