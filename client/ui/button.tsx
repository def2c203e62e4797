import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * keeps its size, shows that work is in progress, and takes no further clicks; the focus stays on it. A button that
   * has it does its work once: of a double click the second does nothing
   */
  loading?: boolean;
}

/** A button; `type="submit"` must be set, so that none sends a form by accident. */
export function Button({
  loading,
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
      onClick={(event) => {
        if (loading) return event.preventDefault();
        if (loading === false) swallowSecondClick();
        onClick?.(event);
      }}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/**
 * The work may be done before the second click of a double click comes: it would begin again, or press whatever stands
 * in the button's place by then.
 */
function swallowSecondClick(): void {
  for (const type of ['mousedown', 'click'])
    document.addEventListener(type, swallow, { capture: true, once: true });
}

function swallow(event: Event): void {
  if ((event as MouseEvent).detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
  swallowSecondClick();
}
