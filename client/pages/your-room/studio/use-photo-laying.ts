import { useMemo, useRef } from 'react';
import { type LightMap, lightOn } from '../laying/light.ts';
import { photoLight } from '../laying/photo-light.ts';
import { canvasOf, drawMask, sizeWithin } from './floor-mask.ts';
import type { Photo } from './read-photo.ts';
import type { Laid, Room } from './room.ts';
import type { LayFloor } from './use-floor-drawing.ts';

/** The light changes slowly over a floor. */
const LIGHT = 400;

interface InPhoto {
  readonly photo: Photo;
  readonly room: Room;
  readonly laid: Laid;
}

/** Lays floors in a photo, whose light is measured. @returns undefined while its scale isn't known */
export function usePhotoLaying({ photo, room, laid }: InPhoto): LayFloor | undefined {
  const light = useRef<{ of: readonly unknown[]; map: LightMap }>(undefined);
  return useMemo(() => {
    const { marks, look } = room;
    const { plane, edge } = laid;
    if (!plane) return undefined;
    const lightNow = (): LightMap => {
      const of = [photo, edge, marks.things, marks.strokes];
      const known = light.current;
      if (known && of.every((part, at) => part === known.of[at])) return known.map;
      const map = measureLight(photo, laid, room);
      light.current = { of, map };
      return map;
    };
    return ({ sheet, pattern }) =>
      (longest, isRough) => {
        // while something is dragged, the light may be that of the step before
        const map = (isRough && light.current?.map) || lightNow();
        return {
          pixels: floorPixels(photo, laid, room, longest),
          job: {
            plane,
            sheet,
            shade: photoLight(map, look.light / 100, look.brightness / 100),
            // boards lie along their picture, and lead away by default
            turn: look.turn + (pattern.kind === 'boards' ? 90 : 0),
            alongMm: look.alongMm,
            acrossMm: look.acrossMm,
            photo: { width: photo.width, height: photo.height },
          },
        };
      };
  }, [photo, room, laid]);
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
