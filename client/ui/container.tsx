import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The width of a page, with side margins: fluid up to a generous maximum. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('page', className)} />;
}
