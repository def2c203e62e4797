import { type RefObject, useEffect, useRef } from 'react';
import { drawFloor, type FloorJob } from '../laying/draw-floor.ts';
import type { Sheet } from '../laying/floor-sheet.ts';
import { type LightMap, lightOn } from '../laying/light.ts';
import type { PicturePattern } from '../laying/pattern.ts';
import { canvasOf, drawMask, sizeWithin } from './floor-mask.ts';
import type { Photo } from './read-photo.ts';
import type { Laid, Room } from './room.ts';

/** Pixels of the longer side while something is dragged, so that a change shows within some frames. */
const QUICK = 640;
/** The light changes slowly over a floor. */
const LIGHT = 400;
/** So much work at a time leaves the page quick; the light and the mask take as long by themselves. */
const SLICE_MS = 30;
/** A change is drawn in full when nothing else has changed for so long. */
const STILL_MS = 150;
/** Rows between two looks at the clock. */
const ROWS = 8;

interface Drawn {
  readonly photo: Photo;
  readonly room: Room;
  readonly laid: Laid;
  readonly sheet: Sheet | undefined;
  readonly pattern: PicturePattern;
}

/**
 * Draws the floor: at once at a small size, then in slices at the photo's own.
 * @returns a function that draws it whole, for a file; undefined while there is nothing to lay
 */
export function useFloorDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  { photo, room, laid, sheet, pattern }: Drawn,
): (() => HTMLCanvasElement) | undefined {
  const { marks, look } = room;
  const { plane, edge } = laid;
  const light = useRef<{ of: readonly unknown[]; map: LightMap }>(undefined);

  const jobWith = (map: LightMap): FloorJob | undefined =>
    plane &&
    sheet && {
      plane,
      sheet,
      light: map,
      // boards lie along their picture, and lead away by default
      turn: look.turn + (pattern.kind === 'boards' ? 90 : 0),
      alongMm: look.alongMm,
      acrossMm: look.acrossMm,
      lightShare: look.light / 100,
      brightness: look.brightness / 100,
      photo: { width: photo.width, height: photo.height },
    };

  const lightNow = (): LightMap => {
    const of = [photo, edge, marks.things, marks.strokes];
    const known = light.current;
    if (known && of.every((part, at) => part === known.of[at])) return known.map;
    const map = measureLight(photo, laid, room);
    light.current = { of, map };
    return map;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks and the look are all that it draws from
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // while something is dragged, the light may be that of the step before
      const quickJob = jobWith(light.current?.map ?? lightNow());
      if (!quickJob) return shown.getContext('2d')?.clearRect(0, 0, shown.width, shown.height);
      const quick = floorPixels(photo, laid, room, QUICK);
      drawFloor(quickJob, quick, 0, quick.height);
      show(shown, quick);
      // not while idle: after a key, browsers may be busy for seconds in that sense
      timer = setTimeout(() => {
        const job = jobWith(lightNow());
        if (!job) return;
        const whole = floorPixels(photo, laid, room, Number.POSITIVE_INFINITY);
        let row = 0;
        const work = () => {
          const until = performance.now() + SLICE_MS;
          for (; row < whole.height && performance.now() < until; row += ROWS)
            drawFloor(job, whole, row, Math.min(whole.height, row + ROWS));
          if (row < whole.height) timer = setTimeout(work);
          else show(shown, whole);
        };
        work();
      }, STILL_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [photo, room, laid, sheet, pattern]);

  if (!plane || !sheet) return undefined;
  return () => {
    const whole = floorPixels(photo, laid, room, Number.POSITIVE_INFINITY);
    const job = jobWith(lightNow());
    if (job) drawFloor(job, whole, 0, whole.height);
    const drawn = canvasOf(whole);
    drawn.context.putImageData(whole, 0, 0);
    return drawn.canvas;
  };
}

function show(canvas: HTMLCanvasElement, pixels: ImageData): void {
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
}

function floorPixels(photo: Photo, { edge }: Laid, { marks }: Room, longest: number): ImageData {
  const size = sizeWithin(photo, longest);
  const { context } = canvasOf(size);
  drawMask(context, size, photo, edge, marks);
  return context.getImageData(0, 0, size.width, size.height);
}

function measureLight(photo: Photo, { edge }: Laid, { marks }: Room): LightMap {
  const size = sizeWithin(photo, LIGHT);
  const { context } = canvasOf(size);
  context.imageSmoothingQuality = 'high';
  drawMask(context, size, photo, edge, marks);
  // the photo where the mask is
  context.globalCompositeOperation = 'source-in';
  context.drawImage(photo.canvas, 0, 0, size.width, size.height);
  return lightOn(context.getImageData(0, 0, size.width, size.height));
}
