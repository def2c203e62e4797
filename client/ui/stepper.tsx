import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  /** what is counted, e.g. `Bedroom` */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  id?: string;
}

const DIGITS_ONLY = /\D/g;
const LEADING_ZEROS = /^0+(?=\d)/;

/** A whole number, by two buttons, the arrow keys, or typing. */
export function Stepper({ label, value, min = 0, max, onChange, id }: StepperProps) {
  /** what is being typed: nothing for a moment, or a number still below the smallest */
  const [typed, setTyped] = useState<string>();

  function step(by: 1 | -1) {
    const next = Math.min(max, Math.max(min, value + by));
    setTyped(undefined);
    if (next !== value) onChange(next);
  }

  function type(text: string) {
    const digits = text.replace(DIGITS_ONLY, '').replace(LEADING_ZEROS, '');
    const number = Math.min(Number(digits), max);
    const isComplete = digits !== '' && number >= min;
    setTyped(isComplete ? undefined : digits);
    if (isComplete && number !== value) onChange(number);
    if (digits === '' && min === 0 && value !== 0) onChange(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div className={styles.stepper}>
      <IconButton
        className={clsx(styles.button, value <= min && styles.end)}
        label={`${label}: one fewer`}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </IconButton>
      <input
        className={clsx('text-figures', styles.input)}
        id={id}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <IconButton
        className={clsx(styles.button, value >= max && styles.end)}
        label={`${label}: one more`}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
