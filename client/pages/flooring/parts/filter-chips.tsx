import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { FilterChip } from '../list-view.ts';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (name: FilterChip['name'], value: string) => void;
  onClear: () => void;
}

/** The filters in use; each chip removes its value. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <chakra.ul
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      gap="2"
      aria-label="Active filters"
      data-no-print=""
    >
      {chips.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Button
            size="sm"
            variant="quiet"
            bg="bg.emphasized"
            aria-label={`Remove filter ${label}`}
            onClick={() => onRemove(name, value)}
          >
            {label}
            <CloseIcon size="0.875em" />
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="link" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </chakra.ul>
  );
}
