import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { parseWholeNumber, WHOLE_NUMBER_WANTED } from '../lib/whole-number.ts';
import { IconButton } from './button.tsx';
import { FIELD_KINDS } from './field-kinds.ts';
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

const DIGITS = /^\d+$/;

/** A whole number, by two buttons, the arrow keys, or typing. */
export function Stepper({ label, value, min = 0, max, onChange, id }: StepperProps) {
  /** what is being typed: nothing for a moment, a number still below the smallest, `12.`, or text that can't be read */
  const [typed, setTyped] = useState<string>();
  const isWrong = !!typed?.trim() && parseWholeNumber(typed) === undefined;
  /** a problem is shown once the field is left, as until then the number may be unfinished */
  const [isLeft, setLeft] = useState(false);
  const isTooSmall = typed !== undefined && !isWrong && (parseWholeNumber(typed) ?? 0) < min;
  const problem = isWrong ? WHOLE_NUMBER_WANTED : isLeft && isTooSmall ? `At least ${min}.` : '';
  /** the value when the field was entered: it comes back if the text can't be read */
  const before = useRef(value);
  const errorId = useId();

  function step(by: 1 | -1) {
    const next = Math.min(max, Math.max(min, value + by));
    setTyped(undefined);
    if (next !== value) onChange(next);
  }

  function type(text: string) {
    const number = text.trim() === '' ? 0 : parseWholeNumber(text);
    const next = number === undefined ? before.current : Math.min(number, max);
    const isDone = DIGITS.test(text) && next >= min;
    setTyped(isDone ? undefined : text);
    if (next >= min && next !== value) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div className={styles.field}>
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
          aria-invalid={problem !== '' || undefined}
          aria-describedby={errorId}
          type="text"
          {...FIELD_KINDS.whole}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setLeft(true);
            if (!isWrong && !isTooSmall) setTyped(undefined);
          }}
          onFocus={(event) => {
            setLeft(false);
            if (!isWrong) before.current = value;
            event.target.select();
          }}
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
      <span className={clsx('text-small', styles.error)} id={errorId} role="alert">
        {problem}
      </span>
    </div>
  );
}
