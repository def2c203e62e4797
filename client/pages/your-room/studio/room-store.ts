import { ownedStore } from '../../../lib/owned-store.ts';
import { ROOM_VERSION, type Room, readRoom } from './room.ts';

const store = ownedStore('alderline.your-room', 'room');

/** A room as the browser keeps it. */
export interface KeptRoom {
  readonly room: Room;
  readonly photo: Blob;
}

/** Keeps a new photo in the place of the one before. @returns whether the browser can */
export const keepPhoto = (owner: string, photo: Blob): Promise<boolean> =>
  store.keep({ id: 'photo', owner, photo });

/** Keeps what is marked in the photo. */
export const keepRoom = (owner: string, room: Room): Promise<boolean> =>
  store.keep({ id: 'room', owner, version: ROOM_VERSION, ...room });

export const removeRoom = store.clear;

export async function keptRoom(owner: string): Promise<KeptRoom | undefined> {
  const entry = await store.entriesOf(owner);
  const photo = entry('photo')?.photo;
  const room = readRoom(entry('room'));
  return room && photo instanceof Blob ? { room, photo } : undefined;
}
