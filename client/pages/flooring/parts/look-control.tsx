import { IconButton } from '../../../ui/button.tsx';
import { GridIcon, RowsIcon } from '../../../ui/icons.tsx';
import type { FlooringModel } from '../use-flooring.ts';
import styles from './look-control.module.css';

/** Cards with pictures, or the buyer's table. */
export function LookControl({ model: { look, showAs } }: { model: FlooringModel }) {
  return (
    <fieldset className={styles.looks} aria-label="Show as">
      <IconButton label="Pictures" aria-pressed={look === 'cards'} onClick={() => showAs('cards')}>
        <GridIcon />
      </IconButton>
      <IconButton label="Table" aria-pressed={look === 'table'} onClick={() => showAs('table')}>
        <RowsIcon />
      </IconButton>
    </fieldset>
  );
}
