import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { buttonRecipe } from '../theme/button-recipe.ts';
import styles from './button.module.css';

type Variants = NonNullable<(typeof buttonRecipe)['variants']>;

/** How a button or a link that looks like one is drawn; the rules come from the theme's recipe. */
export interface ButtonLook {
  variant?: keyof Variants['variant'] | undefined;
  size?: keyof Variants['size'] | undefined;
  /** as wide as its container */
  wide?: boolean | undefined;
}

export function buttonClass({ variant = 'solid', size = 'md', wide = false }: ButtonLook): string {
  return clsx('button', `button-variant-${variant}`, `button-size-${size}`, wide && 'button-wide');
}

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

interface IconButtonProps extends ButtonProps {
  /** what it does; screen readers get nothing from the icon */
  label: string;
}

export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Button variant="quiet" size="icon" {...props} aria-label={label} title={label}>
      {children}
    </Button>
  );
}

/** Shows that work is in progress. Decorative: the control around it says so in words or with aria-busy. */
export function Spinner({ size = '1em' }: { size?: string }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
