import { MOST_BORDER } from '../../../contracts/domain/layout/layout-job.ts';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const BORDERS = Array.from({ length: MOST_BORDER + 1 }, (_, rows) => ({
  value: String(rows),
  label: rows === 0 ? 'None' : countText(rows, 'row'),
}));

interface BorderFieldProps {
  /** where the label alone doesn't say of which room */
  name?: string;
  rows: number;
  error?: string | undefined;
  onChange: (rows: number) => void;
}

/** How many rows of a border lie along the walls. */
export function BorderField({ name, rows, error, onChange }: BorderFieldProps) {
  return (
    <Field label="Border" error={error}>
      <Select
        aria-label={name}
        value={String(rows)}
        options={BORDERS}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}
