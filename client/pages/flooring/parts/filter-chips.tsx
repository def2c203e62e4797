import { focusHeading } from '../../../lib/focus.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { FilterChip } from '../list-view.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (name: FilterChip['name'], value: string) => void;
  onClear: () => void;
}

/** The filters in use; each chip removes its value. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters" data-no-print="">
      {chips.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Button
            className={styles.chip}
            size="sm"
            variant="quiet"
            aria-label={`Remove filter ${label}`}
            onClick={({ currentTarget }) => {
              focusNext(currentTarget, chips.length);
              onRemove(name, value);
            }}
          >
            {label}
            <CloseIcon size="0.875em" />
          </Button>
        </li>
      ))}
      <li>
        <Button
          size="sm"
          variant="link"
          onClick={() => {
            focusHeading();
            onClear();
          }}
        >
          Clear all
        </Button>
      </li>
    </ul>
  );
}

/** Called before a chip is removed: the next chip, or "Clear all", takes the focus. With the last chip, "Clear all" goes too. */
function focusNext(chip: HTMLElement, chips: number): void {
  if (chips === 1) focusHeading();
  else chip.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
}
