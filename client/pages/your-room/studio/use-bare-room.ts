import { type OurRoom, type ROOM_FILES, roomUrl } from '../../../../contracts/site/our-rooms.ts';
import { fetchPicture } from './fetch-picture.ts';
import { drawn, type Photo } from './read-photo.ts';
import { type Making, useMade } from './use-made.ts';

/** One of our rooms without its floor. */
export interface BareRoom {
  readonly photo: Photo;
  readonly light: HTMLImageElement;
  readonly mirror: HTMLImageElement;
}

/** Fetches the pictures with which a floor is laid in one of our rooms. */
export const useBareRoom = (room: OurRoom): Making<BareRoom> =>
  useMade(room.id, async () => {
    const fetchFile = (file: keyof typeof ROOM_FILES) => fetchPicture([roomUrl(room, file)]);
    const [picture, light, mirror] = await Promise.all([
      fetchFile('room'),
      fetchFile('light'),
      fetchFile('mirror'),
    ]);
    return { photo: drawn(picture), light, mirror };
  });
