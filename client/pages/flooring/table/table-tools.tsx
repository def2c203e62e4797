import { clsx } from 'clsx';
import { useContext } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useLoginHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { PriceContext } from '../parts/price-line.tsx';
import type { LongListProps } from '../use-long-list.ts';
import { type TableColumn, toggleColumn } from './columns.ts';
import { saveTable } from './table-csv.ts';
import styles from './table-tools.module.css';
import { useTypedPacks } from './typed-packs.ts';

/** The most rows of a file where they are read a part at a time. */
const SAVED_MAX = 3000;

interface TableToolsProps extends LongListProps {
  /** columns that can be chosen */
  offered: readonly TableColumn[];
  /** columns that show */
  columns: readonly TableColumn[];
  title: string;
}

/** Chooses the table's columns, and saves the table as a file. */
export function TableTools({ products, rows, offered, columns, title }: TableToolsProps) {
  const { loggedIn, prices } = useContext(PriceContext);
  const typed = useTypedPacks();
  const loginHref = useLoginHref();
  const { run: save, isPending } = useAction(async () => {
    const saved = rows ? await rows.readFirst(SAVED_MAX) : { products, prices };
    saveTable({ ...saved, title, columns, typed });
  });
  return (
    <div className={styles.tools} data-no-print="">
      <p className={clsx('text-small', styles.words, !loggedIn && 'for-visitors')}>
        {loggedIn ? (
          'Type packs into the rows, then add them all at once.'
        ) : (
          <>
            <Link href={loginHref} look="underline">
              Log in
            </Link>{' '}
            to see prices and order from this table.
          </>
        )}
      </p>
      <div className={styles.columns}>
        <Popover title="Columns" label="Columns">
          {offered.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={columns.some((column) => column.id === id)}
              onChange={() => toggleColumn(id)}
            />
          ))}
        </Popover>
      </div>
      <Button className={styles.save} variant="quiet" loading={isPending} onClick={() => void save()}>
        <DownloadIcon />
        {rows && rows.count > SAVED_MAX
          ? `Save first ${countText(SAVED_MAX, 'product')} as CSV`
          : 'Save as CSV'}
      </Button>
    </div>
  );
}
