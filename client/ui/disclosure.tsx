import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** called each time it opens */
  onOpen?: () => void;
}

/** A section that opens and closes; the browser's own details element. */
export function Disclosure({ title, children, open = false, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        {title}
        <ChevronDownIcon />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
