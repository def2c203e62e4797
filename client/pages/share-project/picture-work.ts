import { uploadPicture } from '../../features/pictures/upload-picture.ts';
import { fileStore } from '../../lib/file-store.ts';
import { preparePicture } from '../../lib/prepare-picture.ts';
import type { ChosenPicture, Pictures } from './chosen-picture.ts';

/** A picture as stored in the browser, so that a log-in or a refresh doesn't lose it. */
interface KeptPicture extends Pick<ChosenPicture, 'id' | 'name' | 'file' | 'pictureId'> {
  readonly place: number;
  /** a customer's id, or `visitor` */
  readonly owner: string;
}

const { within } = fileStore('alderline.shared-project', 'pictures');

/** @returns whether the browser has stored them; it can't in some private windows or on a full disk */
async function keepPictures(owner: string, pictures: Pictures): Promise<boolean> {
  try {
    await within('readwrite', (store) => {
      store.clear();
      for (const [place, { id, name, file, pictureId, state }] of pictures.entries()) {
        if (state === 'refused') continue;
        const kept: KeptPicture = { id, name, file, place, owner, ...(pictureId ? { pictureId } : {}) };
        store.put(kept);
      }
      return undefined;
    });
    return true;
  } catch {
    return false;
  }
}

/** A customer's pictures, or those that they added before they logged in. */
async function keptPictures(owner: string, visitor: string): Promise<Pictures> {
  const all =
    (await within('readonly', (store) => store.getAll() as IDBRequest<KeptPicture[]>).catch(() => [])) ?? [];
  return all
    .filter((kept) => kept.owner === owner || kept.owner === visitor)
    .sort((one, other) => one.place - other.place)
    .map(({ id, name, file, pictureId }) => ({
      id,
      name,
      file,
      state: pictureId ? 'there' : 'waiting',
      progress: pictureId ? 1 : 0,
      problem: '',
      ...(pictureId ? { pictureId } : {}),
    }));
}

/** Code for pictures, in one bundle that loads with the first picture. */
export const pictureWork = { keepPictures, keptPictures, preparePicture, uploadPicture };
