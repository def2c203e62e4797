import { useState } from 'react';
import { useSearch } from 'wouter';
import { keptRecord, tabStore } from '../../../lib/storage.ts';
import { useDevice } from '../../../state/device.ts';
import { sessionScope, useSession } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { LaidRow } from '../layout-words.ts';
import styles from './bench.module.css';

interface RowByRowProps {
  /** what is laid one after the other */
  unit: 'row' | 'course';
  rows: readonly LaidRow[];
}

/** On a phone, one row at a time in large type, as a fitter lays it. */
export function RowByRow(props: RowByRowProps) {
  const layout = useSearch();
  return useDevice() === 'mobile' ? <PhoneRows key={layout} layout={layout} {...props} /> : null;
}

/** @param layout as in the address; the tab keeps how far the last one is laid */
function PhoneRows({ unit, rows, layout }: RowByRowProps & { layout: string }) {
  const key = `alderline.layout-row.${sessionScope(useSession())}`;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(() => {
    const kept = keptRecord(tabStore.read(key));
    return kept.layout === layout && Number(kept.at) < rows.length ? Number(kept.at) : 0;
  });
  const row = rows[at];
  if (!row) return null;
  const detail = [row.place, row.width && `${row.width} mm wide`].filter(Boolean).join(', ');
  const go = (next: number) => {
    setAt(next);
    tabStore.keep(key, { layout, at: next });
  };
  const isLast = at === rows.length - 1;
  return (
    <div data-no-print="">
      <Button variant="outline" wide onClick={() => setOpen(true)}>
        {at > 0 ? `Go on from ${unit} ${at + 1}` : `Lay it ${unit} by ${unit}`}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${unit === 'row' ? 'Row' : 'Course'} ${at + 1} of ${rows.length}`}
        placement="sheet"
        footer={
          <div className={styles.turn}>
            <Button
              variant="outline"
              wide
              aria-disabled={at === 0 || undefined}
              onClick={() => go(Math.max(0, at - 1))}
            >
              Previous
            </Button>
            <Button
              wide
              onClick={() => {
                go(isLast ? 0 : at + 1);
                if (isLast) setOpen(false);
              }}
            >
              {isLast ? 'Finish' : 'Next'}
            </Button>
          </div>
        }
      >
        <div className={styles.now} aria-live="polite">
          {detail && <p>{detail}</p>}
          <Steps steps={row.steps} />
        </div>
      </Dialog>
    </div>
  );
}

/** What is laid or cut, one after the other. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a row may read alike
      <li key={at}>{step}</li>
    ))}
  </ol>
);
