import type { ReactNode } from 'react';
import styles from './zoom-button.module.css';

interface ZoomButtonProps {
  onClick: () => void;
  /** a picture; its alternative text says what is enlarged */
  children: ReactNode;
}

/** A picture that opens large on a click. */
export function ZoomButton({ onClick, children }: ZoomButtonProps) {
  return (
    <button className={styles.zoom} type="button" onClick={onClick}>
      <span className="sr-only">Enlarge: </span>
      {children}
    </button>
  );
}
