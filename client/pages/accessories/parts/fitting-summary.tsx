import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { FittingContent } from '../use-accessories-page.ts';
import styles from './fitting-summary.module.css';

/** The cost of what was chosen, and the buttons to go on. */
export function FittingSummary({ content }: { content: FittingContent }) {
  const { sums, problems, refusal, isPending, isProject, send, skip } = content;
  const place = useRef<HTMLDivElement>(null);
  const wrong = problems.length > 0 || refusal !== '';
  useEffect(() => {
    if (wrong) place.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  return (
    <SidePanel title="Summary">
      <Sums rows={rowsOf(content)} vatPercent={sums.vatPercent} vat={sums.vat} total={sums.total} live />
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
      <div className="stack-3">
        <Button size="lg" wide loading={isPending} onClick={send}>
          {isProject ? 'Check Out' : 'ADD TO BASKET'}
        </Button>
        <Button variant="outline" size="lg" wide onClick={skip}>
          SKIP
        </Button>
      </div>
      <p className="text-small text-muted">
        {leftOut(content.floors)} Everything you choose goes into the basket together, or nothing does.
      </p>
    </SidePanel>
  );
}

function rowsOf({ sums, fittings }: FittingContent) {
  return [
    ...(sums.floors === undefined ? [] : [{ term: 'Floors not in your basket yet', pence: sums.floors }]),
    { term: 'Accessories', pence: sums.accessories },
    ...fittings.map(({ service, m2, cost }) => ({ term: `${service.productName}, ${m2} m²`, pence: cost })),
  ];
}

/** Says which floors aren't in the total; '' if all are. */
function leftOut(floors: FittingContent['floors']): string {
  const others = floors.filter(({ isMissing }) => !isMissing).length;
  if (others === 0) return '';
  if (others < floors.length) return 'The total leaves out the floors that are in your basket already.';
  return 'The total is for accessories and fitting; floors are not part of it.';
}
