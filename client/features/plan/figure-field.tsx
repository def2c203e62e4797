import { useState } from 'react';
import { useTypedFigure } from '../../lib/use-typed-figure.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Units } from './kept-plan.ts';
import { lengthText, readLength } from './length-text.ts';

type Figure = 'decimal' | 'whole' | 'feet-and-inches';

interface FigureFieldProps {
  id?: string | undefined;
  /** which of a room's two sizes it is, where cells of a spreadsheet can be pasted */
  column?: string | undefined;
  label: string;
  /** the field's name for screen readers, with its room */
  name: string;
  /** 0 for none */
  value: number;
  text: string;
  asks: Figure;
  /** what is wrong with a text that can't be read */
  problem: string;
  /** what is wrong with the figure */
  error?: string | undefined;
  /** @returns undefined for text that isn't a valid figure */
  read: (text: string) => number | undefined;
  onChange: (value: number) => void;
}

function FigureField({
  id,
  column = '',
  label,
  name,
  value,
  text,
  asks,
  problem,
  error,
  read,
  onChange,
}: FigureFieldProps) {
  const { typed, isWrong, enter, type, leave } = useTypedFigure(
    value,
    (words) => (words.trim() === '' ? 0 : read(words)),
    onChange,
  );
  // the problem is shown once the field is left, not during typing
  const [isLeft, setLeft] = useState(false);
  return (
    <Field label={label} error={isLeft && isWrong ? problem : error}>
      <TextInput
        {...(id ? { id } : {})}
        aria-label={name}
        data-figure={column}
        asks={asks}
        enter="next"
        maxLength={20}
        value={typed ?? text}
        onFocus={({ target }) => {
          target.select();
          setLeft(false);
          enter();
        }}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setLeft(true);
          leave();
        }}
      />
    </Field>
  );
}

/** The contract's limit. */
export const LENGTH_MAX_MM = 200_000;

interface LengthFieldProps {
  id?: string;
  column?: string | undefined;
  label: string;
  name: string;
  mm: number;
  units: Units;
  /** what is wrong with a length that can be read */
  error?: string | undefined;
  onChange: (mm: number) => void;
}

/** A length, in either notation: `4.2`, `4200 mm`, `13'6"`. Empty means not measured yet. */
export function LengthField({ id, column, label, name, mm, units, error, onChange }: LengthFieldProps) {
  return (
    <FigureField
      id={id}
      column={column}
      label={label}
      name={name}
      error={error}
      value={mm}
      text={mm === 0 ? '' : lengthText(mm, units)}
      asks={units === 'metric' ? 'decimal' : 'feet-and-inches'}
      problem={units === 'metric' ? 'Enter metres, such as 4.25' : `Enter feet and inches, such as 13' 6"`}
      read={(text) => upTo(LENGTH_MAX_MM, readLength(text, units))}
      onChange={onChange}
    />
  );
}

interface NumberFieldProps {
  label: string;
  name: string;
  value: number;
  max: number;
  /** @returns undefined for anything else */
  read: (text: string) => number | undefined;
  asks?: Figure;
  problem: string;
  onChange: (value: number) => void;
}

/** A plain number: m², metres of a perimeter, or a count. Empty means 0. */
export function NumberField({ max, read, asks = 'decimal', value, ...props }: NumberFieldProps) {
  return (
    <FigureField
      {...props}
      value={value}
      text={value === 0 ? '' : String(value)}
      asks={asks}
      read={(text) => upTo(max, read(text))}
    />
  );
}

const upTo = (max: number, figure: number | undefined) =>
  figure !== undefined && figure <= max ? figure : undefined;
