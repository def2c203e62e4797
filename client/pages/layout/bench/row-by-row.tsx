import { useState } from 'react';
import { useSearch } from 'wouter';
import { keptRecord, tabStore } from '../../../lib/storage.ts';
import { useDevice } from '../../../state/device.ts';
import { sessionScope, useSession } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './bench.module.css';
import { Steps } from './steps.tsx';

interface RowByRowProps {
  /** what is laid one after the other */
  unit: 'row' | 'course';
  rows: readonly {
    /** how wide it is, or where it lies */
    readonly detail: string;
    readonly steps: readonly string[];
  }[];
}

/** On a phone, one row at a time in large type, as a fitter lays it; the tab keeps the place in this layout. */
export function RowByRow({ unit, rows }: RowByRowProps) {
  const key = `alderline.layout-row.${sessionScope(useSession())}`;
  const layout = useSearch();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ readonly layout: string; readonly at: number }>();
  if (useDevice() !== 'mobile') return null;
  const { at: wanted } = chosen?.layout === layout ? chosen : keptPlace(key, layout);
  const at = Math.min(wanted, rows.length - 1);
  const row = rows[at];
  if (!row) return null;
  const go = (next: number) => {
    setChosen({ layout, at: next });
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
          {row.detail && <p>{row.detail}</p>}
          <Steps steps={row.steps} />
        </div>
      </Dialog>
    </div>
  );
}

function keptPlace(key: string, layout: string): { readonly at: number } {
  const kept = keptRecord(tabStore.read(key));
  return { at: kept.layout === layout && typeof kept.at === 'number' ? kept.at : 0 };
}
