import { ALLOWANCE_MAX } from '../../contracts/domain/plan/plan.ts';
import { useTypedFigure } from '../lib/use-typed-figure.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const PERCENT = /^\d{1,2}(?:[.,]\d)?$/;

interface PercentFieldProps {
  label: string;
  /** the field as screen readers name it */
  name: string;
  hint?: string | undefined;
  /** the customer's own figure; undefined for the usual one */
  own: number | undefined;
  usual: number;
  /** undefined removes the customer's own figure */
  onChange: (percent: number | undefined) => void;
}

/** Percent of wastage; if emptied, the usual figure again. */
export function PercentField({ label, name, hint, own, usual, onChange }: PercentFieldProps) {
  const { typed, isWrong, enter, type, leave } = useTypedFigure(own ?? null, readPercent, (percent) =>
    onChange(percent ?? undefined),
  );
  return (
    <Field label={label} hint={hint} error={isWrong ? `Enter a figure up to ${ALLOWANCE_MAX}` : undefined}>
      <TextInput
        aria-label={name}
        asks="decimal"
        maxLength={4}
        value={typed ?? String(own ?? usual)}
        onFocus={({ target }) => {
          enter();
          target.select();
        }}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}

/** @returns null for an empty text, undefined for text that can't be read */
function readPercent(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const percent = Number(text.replace(',', '.'));
  return PERCENT.test(text) && percent <= ALLOWANCE_MAX ? percent : undefined;
}
