import { IconButton } from '../../../ui/button.tsx';
import { GridIcon, RowsIcon, SwatchesIcon } from '../../../ui/icons.tsx';
import type { FlooringModel } from '../use-flooring.ts';
import styles from './look-control.module.css';

const LOOKS = [
  { look: 'cards', label: 'Pictures', Icon: GridIcon },
  { look: 'swatches', label: 'Swatches', Icon: SwatchesIcon },
  { look: 'table', label: 'Table', Icon: RowsIcon },
] as const;

/** How the list shows. */
export function LookControl({ model }: { model: FlooringModel }) {
  return (
    <fieldset className={styles.looks} aria-label="Show as" data-no-print="">
      {LOOKS.map(({ look, label, Icon }) => (
        <IconButton
          key={look}
          label={label}
          aria-pressed={model.look === look}
          onClick={() => model.showAs(look)}
        >
          <Icon />
        </IconButton>
      ))}
    </fieldset>
  );
}
