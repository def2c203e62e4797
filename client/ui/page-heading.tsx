import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  eyebrow?: ReactNode;
  /** a sentence or two below the title */
  lead?: ReactNode;
  size?: 'title' | 'display' | 'heading';
}

/** The one h1 of a page. It takes the focus after a navigation. */
export function PageHeading({ children, eyebrow, lead, size = 'title' }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {eyebrow && <p className={clsx('text-eyebrow', styles.eyebrow)}>{eyebrow}</p>}
      <h1 className={`text-${size}`} tabIndex={-1} data-page-focus="">
        {children}
      </h1>
      {lead && <p className={clsx('text-lead', styles.lead)}>{lead}</p>}
    </div>
  );
}
