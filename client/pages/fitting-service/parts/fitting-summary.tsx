import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Price } from '../../../ui/price.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { FittingContent } from '../use-fitting-service.ts';
import styles from './fitting-summary.module.css';

/** What was chosen costs, and the way on. */
export function FittingSummary({ content }: { content: FittingContent }) {
  const { sums, fittings, problems, refusal, isPending, isProject, send, skip } = content;
  const place = useRef<HTMLDivElement>(null);
  const wrong = problems.length > 0 || refusal !== '';
  useEffect(() => {
    if (wrong) place.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  return (
    <SidePanel title="Summary">
      <dl className={styles.sums} aria-live="polite">
        {sums.floors !== undefined && <Sum term="Floors not in your basket yet" pence={sums.floors} />}
        <Sum term="Accessories" pence={sums.accessories} />
        {fittings.map(({ service, m2, cost }) => (
          <Sum key={service.productId} term={`${service.productName}, ${m2} m²`} pence={cost} />
        ))}
        <Sum term={`VAT ${VAT_PERCENT}%`} pence={sums.vat} />
        <Sum term="Total incl. VAT" pence={sums.total} strong />
      </dl>
      <div ref={place} className={styles.problems}>
        <InlineAlert>
          {problems.length > 0 ? (
            <ul>
              {problems.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            refusal
          )}
        </InlineAlert>
      </div>
      <div className={styles.actions}>
        <Button size="lg" wide loading={isPending} onClick={send}>
          {isProject ? 'Check Out' : 'ADD TO BASKET'}
        </Button>
        <Button variant="outline" size="lg" wide onClick={skip}>
          SKIP
        </Button>
      </div>
      <p className={clsx('text-small', styles.note)}>
        {leftOut(content.floors)} Everything you choose goes into the basket together, or nothing does.
      </p>
    </SidePanel>
  );
}

/** Which floors the total doesn't count; '' when it counts them all. */
function leftOut(floors: FittingContent['floors']): string {
  const others = floors.filter(({ isMissing }) => !isMissing).length;
  if (others === 0) return '';
  if (others < floors.length) return 'The total leaves out the floors that are in your basket already.';
  return 'The total is for accessories and fitting; floors are not part of it.';
}

function Sum({ term, pence, strong = false }: { term: string; pence: number; strong?: boolean }) {
  return (
    <div className={clsx(styles.sum, strong && styles.total)}>
      <dt>{term}</dt>
      <dd>
        <Price className={styles.price} pence={pence} />
      </dd>
    </div>
  );
}
