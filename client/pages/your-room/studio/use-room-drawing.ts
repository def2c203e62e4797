import { useMemo } from 'react';
import { type OurRoom, ROOM_SIZE } from '../../../../contracts/site/our-rooms.ts';
import type { Sheet } from '../laying/floor-sheet.ts';
import type { PicturePattern } from '../laying/pattern.ts';
import { planeOfEye } from '../laying/plane.ts';
import { lightInRoom } from '../laying/room-light.ts';
import { canvasOf, sizeWithin } from './floor-mask.ts';
import type { Look, Size } from './room.ts';
import type { BareRoom } from './use-bare-room.ts';
import type { MakeDrawing } from './use-floor-drawing.ts';

interface InOurRoom {
  readonly room: OurRoom;
  readonly bare: BareRoom | undefined;
  readonly sheet: Sheet | undefined;
  readonly pattern: PicturePattern;
  readonly finish: string;
  readonly look: Look;
}

/** A floor in a room of ours, whose light is known. @returns undefined while there is nothing to lay */
export function useRoomDrawing({
  room,
  bare,
  sheet,
  pattern,
  finish,
  look,
}: InOurRoom): MakeDrawing | undefined {
  return useMemo(() => {
    if (!bare || !sheet) return undefined;
    const plane = planeOfEye(room.eye, ROOM_SIZE);
    return (longest) => {
      const size = sizeWithin(ROOM_SIZE, longest);
      return {
        pixels: pixelsAt(bare.light, size),
        job: {
          plane,
          sheet,
          shade: lightInRoom(pixelsAt(bare.mirror, size), finish),
          // boards lie along their picture
          turn: look.turn + (pattern.kind === 'boards' && room.boards === 'away' ? 90 : 0),
          alongMm: look.alongMm,
          acrossMm: look.acrossMm,
          photo: ROOM_SIZE,
        },
      };
    };
  }, [room, bare, sheet, pattern, finish, look]);
}

function pixelsAt(picture: HTMLImageElement, { width, height }: Size): ImageData {
  const { context } = canvasOf({ width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
