import { type RefObject, useEffect, useMemo } from 'react';
import { drawFloor, type FloorJob } from '../laying/draw-floor.ts';
import type { Sheet } from '../laying/floor-sheet.ts';
import type { PicturePattern } from '../laying/pattern.ts';
import { canvasOf } from './floor-mask.ts';

/** Pixels of the longer side while something is dragged, so that a change shows within some frames. */
const QUICK = 640;
/** So much work at a time leaves the page quick; the light and the mask take as long by themselves. */
const SLICE_MS = 30;
/** A change is drawn in full when nothing else has changed for so long. */
const STILL_MS = 150;
/** Rows between two looks at the clock. */
const ROWS = 8;

/** What is drawn: a floor, and the pixels that say where it shows. */
export interface Drawing {
  readonly job: FloorJob;
  readonly pixels: ImageData;
}

/** A drawing of at most so many pixels on its longer side; a rough one while something is dragged. */
export type MakeDrawing = (longest: number, isRough: boolean) => Drawing | undefined;

/** A floor to be laid. */
export interface LaidFloor {
  readonly sheet: Sheet;
  readonly pattern: PicturePattern;
  /** its surface, e.g. `Brushed and oiled` */
  readonly finish: string;
}

/** Lays any floor in the same room. */
export type LayFloor = (floor: LaidFloor) => MakeDrawing;

/**
 * Draws the floor: at once at a small size, then in slices at the picture's own.
 * @param lay another function once the room has changed; undefined while nothing can be laid
 * @param floor undefined while there is none
 * @returns what draws the floor; undefined while none is laid
 */
export function useFloorDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  lay: LayFloor | undefined,
  { sheet, pattern, finish }: Omit<LaidFloor, 'sheet'> & { readonly sheet: Sheet | undefined },
): MakeDrawing | undefined {
  const make = useMemo(() => sheet && lay?.({ sheet, pattern, finish }), [lay, sheet, pattern, finish]);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      const quick = make?.(QUICK, true);
      if (!make || !quick) return shown.getContext('2d')?.clearRect(0, 0, shown.width, shown.height);
      drawFloor(quick.job, quick.pixels, 0, quick.pixels.height);
      show(shown, quick.pixels);
      // not while idle: after a key, browsers may be busy for seconds in that sense
      timer = setTimeout(() => {
        const whole = make(Number.POSITIVE_INFINITY, false);
        if (!whole) return;
        const { job, pixels } = whole;
        let row = 0;
        const work = () => {
          const until = performance.now() + SLICE_MS;
          for (; row < pixels.height && performance.now() < until; row += ROWS)
            drawFloor(job, pixels, row, Math.min(pixels.height, row + ROWS));
          if (row < pixels.height) timer = setTimeout(work);
          else show(shown, pixels);
        };
        work();
      }, STILL_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [canvas, make]);

  return make;
}

/** The floor drawn whole, for a file. */
export function drawWhole(make: MakeDrawing): HTMLCanvasElement {
  const whole = make(Number.POSITIVE_INFINITY, false);
  if (!whole) return canvasOf({ width: 1, height: 1 }).canvas;
  drawFloor(whole.job, whole.pixels, 0, whole.pixels.height);
  const drawn = canvasOf(whole.pixels);
  drawn.context.putImageData(whole.pixels, 0, 0);
  return drawn.canvas;
}

function show(canvas: HTMLCanvasElement, pixels: ImageData): void {
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
}
