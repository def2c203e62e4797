import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  onDrop: (file: File) => void;
  /** what the file is, and a button that chooses one: not everybody can drag */
  children: ReactNode;
}

/** A place for a file, which can also be dropped here. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      onDrop(file);
    },
  };
  return (
    <div className={clsx(styles.zone, isOver && styles.over)} {...drop}>
      {children}
    </div>
  );
}
