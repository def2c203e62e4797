import { type RefObject, useEffect, useState } from 'react';
import { WIDEST_PICTURE } from '../../../contracts/site/picture-url.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { Sharper } from './parts/lightbox.tsx';

/** So much enlarged, a picture doesn't look soft yet. */
const UNSEEN = 1.2;

/** @returns what makes the picture in a frame sharper, where the screen has more pixels than the picture, once the page is idle */
export function useSharper(frame: RefObject<HTMLElement | null>): typeof Sharper | undefined {
  const [part, setPart] = useState<{ readonly Sharper: typeof Sharper }>();
  useEffect(
    () =>
      whenIdle(() => {
        const pixels = (frame.current?.clientWidth ?? 0) * devicePixelRatio;
        const isDense = pixels > WIDEST_PICTURE * UNSEEN;
        if (!isDense || matchMedia('(prefers-reduced-data: reduce)').matches) return;
        // without it the picture stays as it is
        import('./parts/lightbox.tsx').then(setPart, () => undefined);
      }),
    [frame],
  );
  return part?.Sharper;
}
