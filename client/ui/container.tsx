import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  /** for text alone */
  narrow?: boolean;
}

/** The width of a page, with side margins: fluid up to a generous maximum. */
export function Container({ narrow = false, className, ...props }: ContainerProps) {
  return <div {...props} className={clsx('page', className)} {...(narrow ? { 'data-narrow': '' } : {})} />;
}
