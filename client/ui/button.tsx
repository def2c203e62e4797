import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** keeps its size, shows that work is in progress, and takes no further clicks; the focus stays on it */
  loading?: boolean;
}

/** A button; `type="submit"` must be set, so that none sends a form by accident. */
export function Button({
  loading = false,
  variant,
  size,
  wide,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      aria-disabled={loading || props['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
