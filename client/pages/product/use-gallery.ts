import { type KeyboardEvent, useState } from 'react';

export interface GalleryModel {
  readonly current: number;
  readonly show: (index: number) => void;
  /** wraps around: the first follows the last */
  readonly turn: (step: 1 | -1) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useGallery(count: number, start = 0): GalleryModel {
  const [index, show] = useState(start);
  const current = Math.min(index, Math.max(0, count - 1));
  const turn = (step: 1 | -1) => show((current + step + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return { current, show, turn, onKeyDown };
}
