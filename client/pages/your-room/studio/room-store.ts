import { fileStore } from '../../../lib/file-store.ts';
import { keptRecord } from '../../../lib/storage.ts';
import { ROOM_VERSION, type Room, readRoom } from './room.ts';

const { within } = fileStore('alderline.your-room', 'room');

/** A room as the browser keeps it. */
export interface KeptRoom {
  readonly room: Room;
  readonly photo: Blob;
}

/** Where the browser stores nothing, the room lasts as long as the page. */
let inPage: Record<string, unknown>[] = [];

/** Keeps a new photo in the place of the one before. @returns whether the browser can */
export const keepPhoto = (owner: string, photo: Blob): Promise<boolean> =>
  keep({ id: 'photo', owner, photo });

/** Keeps what is marked in the photo. */
export const keepRoom = (owner: string, room: Room): Promise<boolean> =>
  keep({ id: 'room', owner, version: ROOM_VERSION, ...room });

async function keep(entry: Record<string, unknown>): Promise<boolean> {
  const others = inPage.filter(({ id }) => id !== entry.id);
  try {
    await within('readwrite', (store) => store.put(entry));
    inPage = others;
    return true;
  } catch {
    inPage = [...others, entry];
    return false;
  }
}

export async function removeRoom(): Promise<void> {
  inPage = [];
  await within('readwrite', (store) => store.clear()).catch(() => undefined);
}

/** A customer's room, or the one that they began before they logged in. */
export async function keptRoom(owner: string, visitor: string): Promise<KeptRoom | undefined> {
  const all = await within('readonly', (store) => store.getAll() as IDBRequest<unknown[]>).catch(() => []);
  const own = [...inPage, ...(all ?? [])]
    .map(keptRecord)
    .filter((kept) => kept.owner === owner || kept.owner === visitor);
  const photo = own.find(({ id }) => id === 'photo');
  const room = readRoom(own.find(({ id }) => id === 'room'));
  return room && photo?.photo instanceof Blob ? { room, photo: photo.photo } : undefined;
}
