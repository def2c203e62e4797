import type { ComponentProps } from 'react';
import styles from './corner-handle.module.css';

/** A point of a drawing that is dragged, or moved by the arrow keys. */
export const CornerHandle = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={styles.handle} />
);
