import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFileDrop } from '../lib/use-file-drop.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  title: string;
  /** what the file must be, and what becomes of it */
  hint: string;
  onDrop: (file: File) => void;
  /** why the last file can't be used; '' otherwise */
  refusal: string;
  /** buttons that choose a file: not everybody can drag */
  children: ReactNode;
}

/** A place for a file, which can also be dropped here. */
export function DropZone({ title, hint, onDrop, refusal, children }: DropZoneProps) {
  const { isOver, drop } = useFileDrop(([file]) => onDrop(file));
  return (
    <div className={clsx(styles.zone, isOver && styles.over)} {...drop}>
      <h2 className="text-heading">{title}</h2>
      <p className={clsx('text-body', styles.hint)}>{hint}</p>
      <div className={styles.buttons}>{children}</div>
      <p className={clsx('text-small', styles.error)} role="alert">
        {refusal}
      </p>
    </div>
  );
}
