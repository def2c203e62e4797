import { clsx } from 'clsx';
import { useId } from 'react';
import { dateWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { quantityParts } from '../../../../contracts/domain/quantity/goods-count.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Price } from '../../../ui/price.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './shared-basket.module.css';
import type { OfferedLine } from './shared-lines.ts';
import { useSharedBasket } from './use-shared-basket.ts';

/** A shared basket at this customer's prices, to add to their own. */
export function SharedBasket({ shareId }: { shareId: string }) {
  const { reading, hasEnded, close } = useSharedBasket(shareId);
  const id = useId();
  return (
    <section className={styles.shared} aria-labelledby={id} data-no-print="">
      <h2 className="section-title" id={id}>
        Shared basket
      </h2>
      {hasEnded && <p role="alert">This link has ended. Please ask for a new one.</p>}
      {!hasEnded && (
        <ReadingView reading={reading} what="The shared basket" loading={<SkeletonText lines={4} />}>
          {({ sharedBy, endsAt, goneCount, lines, cost, add, isPending, problem }) => (
            <>
              <p>
                {sharedBy} shared this with you. Prices are yours, without VAT. The link works until{' '}
                {dateWords(londonTime(endsAt).day)}.
              </p>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <Line key={line.product.productId} line={line} />
                ))}
              </ul>
              {goneCount > 0 && <p>{goneText(goneCount)}</p>}
              <InlineAlert>{problem}</InlineAlert>
              <div className="actions">
                {cost > 0 && (
                  <Button loading={isPending} onClick={add}>
                    Add to my basket, {formatPence(cost)}
                  </Button>
                )}
                <Button variant="outline" onClick={close}>
                  {cost > 0 ? 'Not now' : 'Close'}
                </Button>
              </div>
            </>
          )}
        </ReadingView>
      )}
      {reading.state !== 'ready' && (
        <Button variant="outline" onClick={close}>
          Close
        </Button>
      )}
    </section>
  );
}

function Line({ line: { product, packs, cost, note } }: { line: OfferedLine }) {
  const { productName, productNo, packSize } = product;
  const quantity = quantityParts(packs, totalAmount(packs, packSize), product);
  return (
    <li className="ruled-row">
      <div>
        <p className={styles.name}>{productName}</p>
        <p className="text-small text-muted" translate="no">
          {productNo}
        </p>
        {note && <p className="text-small">{note}</p>}
      </div>
      {packs > 0 && (
        <p className={clsx('text-figures', styles.figures)}>
          <span className="text-small">{quantity.join(' · ')}</span>
          <Price pence={cost} />
        </p>
      )}
    </li>
  );
}

const goneText = (count: number) =>
  count === 1
    ? 'Another product in it is no longer available.'
    : `${countText(count, 'other product')} in it are no longer available.`;
