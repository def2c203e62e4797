import { Suspense, useId, useState } from 'react';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import type { ShownRow } from '../leaving-rows.ts';
import styles from './basket-tools.module.css';
import { readKeptText } from './kept-text.ts';

const usePanel = laterPart(async () => {
  // together, so that offline either both are there or neither
  const [{ QuickOrderPanel }] = await Promise.all([
    import('./quick-order-panel.tsx'),
    import('./basket-csv.ts'),
  ]);
  return QuickOrderPanel;
});
const useShare = laterPart(async () => (await import('../extras/share-basket.tsx')).ShareBasket);

/** Below the basket's lines: quick order, sharing, and the lines as a file. */
export function BasketTools({ rows }: { rows: readonly ShownRow[] }) {
  const { userId } = useCustomer().user;
  const isHere = useIsKeptHere();
  const Panel = usePanel();
  const Share = useShare();
  const [isOpen, setOpen] = useState(() => readKeptText(userId) !== '');
  const id = useId();
  const staying = rows.filter(({ leaving }) => !leaving);
  const { run: download } = useAction(async () => {
    const { saveBasket } = await import('./basket-csv.ts');
    saveBasket(staying, new Date());
  });
  return (
    <div className={styles.tools} data-no-print="">
      <div className="actions">
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((open) => !open)}
        >
          Quick order
          <ChevronDownIcon />
        </Button>
        {!isHere && (
          <Suspense>
            <Share rows={staying} />
          </Suspense>
        )}
        {staying.length > 0 && (
          <Button variant="quiet" onClick={() => void download()}>
            <DownloadIcon />
            Download as CSV
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <Panel key={userId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
