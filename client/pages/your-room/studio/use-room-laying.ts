import { useMemo } from 'react';
import { type OurRoom, ROOM_SIZE } from '../../../../contracts/site/our-rooms.ts';
import { planeOfEye } from '../laying/plane.ts';
import { lightInRoom } from '../laying/room-light.ts';
import { canvasOf, sizeWithin } from './floor-mask.ts';
import type { Look, Size } from './room.ts';
import type { BareRoom } from './use-bare-room.ts';
import type { LayFloor } from './use-floor-drawing.ts';

interface InOurRoom {
  readonly room: OurRoom;
  readonly bare: BareRoom | undefined;
  readonly look: Look;
}

/** Lays floors in a room of ours, whose light is known. @returns undefined while the room is being read */
export function useRoomLaying({ room, bare, look }: InOurRoom): LayFloor | undefined {
  return useMemo(() => {
    if (!bare) return undefined;
    const plane = planeOfEye(room.eye, ROOM_SIZE);
    return ({ sheet, pattern, finish }) =>
      (longest) => {
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
  }, [room, bare, look]);
}

function pixelsAt(picture: HTMLImageElement, { width, height }: Size): ImageData {
  const { context } = canvasOf({ width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
