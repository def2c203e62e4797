import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * keeps its size and the focus, shows that work is in progress, and ignores clicks. For a button with this property, the
   * second click of a double click does nothing
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
 * The work may end before the second click of a double click, which would then begin it again, or press the element that has
 * replaced the button.
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
