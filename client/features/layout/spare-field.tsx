import { SPARE_MAX } from '../../../contracts/domain/quantity/boards.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const SPARES = Array.from({ length: SPARE_MAX + 1 }, (_, percent) => ({
  value: String(percent),
  label: percent === 0 ? 'None' : `${percent}%`,
}));

interface SpareFieldProps {
  percent: number;
  onChange: (percent: number) => void;
}

/** How many of the boards are kept for breakage. */
export function SpareField({ percent, onChange }: SpareFieldProps) {
  return (
    <Field label="Kept for breakage">
      <Select
        value={String(percent)}
        options={SPARES}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}
