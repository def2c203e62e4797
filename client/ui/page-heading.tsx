import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  eyebrow?: ReactNode;
  /** a sentence or two below the title */
  lead?: ReactNode;
  /** `work` for pages that people use every day, so that the work begins high up */
  size?: 'title' | 'display' | 'heading' | 'work';
}

/** The one h1 of a page. It takes the focus after a navigation. */
export function PageHeading({ children, eyebrow, lead, size = 'title' }: PageHeadingProps) {
  const isWork = size === 'work';
  return (
    <div className={clsx(styles.heading, isWork && styles.work)}>
      {eyebrow && <p className={clsx('text-eyebrow', styles.eyebrow)}>{eyebrow}</p>}
      <h1 className={isWork ? 'text-heading' : `text-${size}`} tabIndex={-1} data-page-focus="">
        {children}
      </h1>
      {lead && <p className={clsx(isWork ? 'text-body' : 'text-lead', styles.lead)}>{lead}</p>}
    </div>
  );
}
