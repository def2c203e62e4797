import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { type ButtonLook, buttonClass } from './button.tsx';
import styles from './link.module.css';

interface TargetProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** an address of this shop, from useHref */
  href: string;
  replace?: boolean;
  /** `over`: the target opens over the page */
  state?: { readonly over: boolean };
}

interface LinkProps extends TargetProps {
  look?: 'plain' | 'quiet' | 'underline';
}

/** A link within the shop, without a page load. */
export function Link({ look = 'plain', className, replace = false, ...props }: LinkProps) {
  return <RouterLink {...props} replace={replace} className={clsx(styles[look], className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  replace = false,
  ...props
}: TargetProps & ButtonLook) {
  return (
    <RouterLink
      {...props}
      replace={replace}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    />
  );
}

/** A link to elsewhere, or to a file. */
export function OuterLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={clsx(styles.outer, className)} />;
}
