import { useEffect, useState } from 'react';
import { type OurRoom, type ROOM_FILES, roomUrl } from '../../../../contracts/site/our-rooms.ts';
import { fetchPicture } from './fetch-picture.ts';
import { drawn, type Photo } from './read-photo.ts';

/** One of our rooms without its floor. */
export interface BareRoom {
  readonly photo: Photo;
  readonly light: HTMLImageElement;
  readonly mirror: HTMLImageElement;
}

export type BareRoomReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly bare: BareRoom };

/** Fetches the pictures with which a floor is laid in one of our rooms. */
export function useBareRoom(room: OurRoom): BareRoomReading {
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<{ of: string; bare: BareRoom | undefined }>();
  const of = `${round} ${room.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room has its id
  useEffect(() => {
    let isWanted = true;
    const fetchFile = (file: keyof typeof ROOM_FILES) => fetchPicture([roomUrl(room, file)]);
    Promise.all([fetchFile('room'), fetchFile('light'), fetchFile('mirror')])
      .then(([picture, light, mirror]) => ({ photo: drawn(picture), light, mirror }))
      .catch(() => undefined)
      .then((bare) => isWanted && setRead({ of, bare }));
    return () => {
      isWanted = false;
    };
  }, [of]);
  if (read?.of !== of) return { state: 'loading' };
  if (!read.bare) return { state: 'failed', retry: () => setRound(round + 1) };
  return { state: 'ready', bare: read.bare };
}
