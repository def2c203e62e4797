import { type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element. @param onDrop gets at least one file */
export function useFileDrop(onDrop: (files: [File, ...File[]]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [first, ...others] = event.dataTransfer.files;
        if (!first) return;
        event.preventDefault();
        onDrop([first, ...others]);
      },
    },
  };
}
