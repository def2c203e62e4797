import { useState } from 'react';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { lengthText, readLength } from '../../../features/plan/length-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type Figure = 'decimal' | 'whole' | 'feet-and-inches';

interface FigureFieldProps {
  id?: string | undefined;
  label: string;
  /** the field as screen readers name it: with its room */
  name: string;
  /** the figure as text; '' for none */
  value: string;
  asks: Figure;
  /** @returns what is wrong with the text; undefined once it is kept */
  onType: (text: string) => string | undefined;
}

/** A figure that is kept with each key as soon as it can be read; what can't be read yet stays as typed. */
function FigureField({ id, label, name, value, asks, onType }: FigureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // told once the field is left, not while somebody is typing
  const [isLeft, setLeft] = useState(false);
  return (
    <Field label={label} error={isLeft ? problem : undefined}>
      <TextInput
        {...(id ? { id } : {})}
        aria-label={name}
        data-figure=""
        asks={asks}
        enter="next"
        maxLength={20}
        value={typed ?? value}
        onFocus={({ target }) => {
          target.select();
          setLeft(false);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(onType(target.value));
        }}
        onBlur={() => {
          setLeft(true);
          if (problem === undefined) setTyped(undefined);
        }}
      />
    </Field>
  );
}

/** As the contract takes it. */
const LENGTH_MAX_MM = 200_000;

interface LengthFieldProps {
  id?: string;
  label: string;
  name: string;
  mm: number;
  units: Units;
  onChange: (mm: number) => void;
}

/** A length, in either notation: `4.2`, `4200 mm`, `13'6"`. Empty is not measured yet. */
export function LengthField({ id, label, name, mm, units, onChange }: LengthFieldProps) {
  return (
    <FigureField
      id={id}
      label={label}
      name={name}
      value={mm === 0 ? '' : lengthText(mm, units)}
      asks={units === 'metric' ? 'decimal' : 'feet-and-inches'}
      onType={(text) => {
        const read = text.trim() === '' ? 0 : readLength(text, units);
        if (read === undefined || read > LENGTH_MAX_MM)
          return units === 'metric' ? 'Enter metres, such as 4.25' : `Enter feet and inches, such as 13' 6"`;
        onChange(read);
        return undefined;
      }}
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

/** A figure that is no length: m², metres of a perimeter, or a count. Empty is none. */
export function NumberField({
  label,
  name,
  value,
  max,
  read,
  asks = 'decimal',
  problem,
  onChange,
}: NumberFieldProps) {
  return (
    <FigureField
      label={label}
      name={name}
      value={value === 0 ? '' : String(value)}
      asks={asks}
      onType={(text) => {
        const figure = text.trim() === '' ? 0 : read(text);
        if (figure === undefined || figure > max) return problem;
        onChange(figure);
        return undefined;
      }}
    />
  );
}
