import { useEffect, useMemo, useRef, useState } from 'react';
import { VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { FileRefusal } from '../../../lib/file-refusal.ts';
import { useKeptWhenStill } from '../../../lib/use-kept-when-still.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { sessionScope, useSession } from '../../../state/session.ts';
import { jpegOf, type Photo, readPhoto } from './read-photo.ts';
import { type Look, type Marks, newMarks, type Room, USUAL_LOOK } from './room.ts';
import { keepPhoto, keepRoom, keptRoom, removeRoom } from './room-store.ts';

export type PhotoState =
  /** the one that was kept is read, or another one that was chosen */
  | { readonly state: 'reading' }
  | { readonly state: 'none' }
  | { readonly state: 'ready'; readonly photo: Photo };

export interface RoomModel {
  readonly shown: PhotoState;
  /** why a file can't be used; '' otherwise */
  readonly refusal: string;
  /** the browser keeps the photo, so that a refresh doesn't lose it */
  readonly isKept: boolean;
  readonly room: Room;
  readonly canUndo: boolean;
  readonly choose: (file: Blob) => void;
  readonly remove: () => void;
  readonly mark: (part: Partial<Marks>, tag: string) => void;
  readonly change: (part: Partial<Look>) => void;
  readonly undo: () => void;
}

const NOTHING: Room = { marks: newMarks({ width: 1, height: 1 }), look: USUAL_LOOK };

/** The visitor's photo and what they mark in it, kept in this browser alone. */
export function useRoom(): RoomModel {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const [shown, setShown] = useState<PhotoState>({ state: 'reading' });
  const [refusal, setRefusal] = useState('');
  const [isKept, setKept] = useState(true);
  const [{ now: marks, past }, step] = useSteps(NOTHING.marks);
  const [look, setLook] = useState(NOTHING.look);
  const room = useMemo(() => ({ marks, look }), [marks, look]);
  // what is read later must not replace what was chosen since
  const turn = useRef(0);

  const show = async (read: () => Promise<{ photo: Photo; room: Room } | undefined>, words: string) => {
    const own = ++turn.current;
    const before = shown;
    setRefusal('');
    setShown({ state: 'reading' });
    try {
      const found = await read();
      if (own !== turn.current) return;
      if (found) {
        step({ do: 'open', state: found.room.marks });
        setLook(found.room.look);
      }
      setShown(found ? { state: 'ready', photo: found.photo } : { state: 'none' });
    } catch (error) {
      if (own !== turn.current) return;
      setRefusal(error instanceof FileRefusal ? error.message : words);
      setShown(before.state === 'reading' ? { state: 'none' } : before);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    if (owner === undefined) return;
    show(async () => {
      const kept = await keptRoom(owner);
      return kept && { photo: await readPhoto(kept.photo), room: kept.room };
    }, 'The photo that this browser kept can’t be read.');
  }, [owner]);

  const mayKeep = shown.state === 'ready' && owner !== undefined;
  useKeptWhenStill(
    room,
    mayKeep ? (now) => void keepRoom(owner, now).then((can) => can || setKept(false)) : undefined,
  );

  return {
    shown,
    refusal,
    isKept,
    room,
    canUndo: past.length > 0,
    choose: (file) =>
      void show(async () => {
        const photo = await readPhoto(file);
        const made = await jpegOf(photo.canvas);
        const next = { marks: newMarks(photo), look: USUAL_LOOK };
        setKept(await keepPhoto(owner ?? VISITOR_SCOPE, made ?? file));
        await keepRoom(owner ?? VISITOR_SCOPE, next);
        return { photo, room: next };
      }, 'We can’t read this picture.'),
    // shown as gone only when it is, so that a page that is left right after doesn’t bring it back
    remove: () => void show(async () => void (await removeRoom()), ''),
    mark: (part, tag) => step({ do: 'change', part, tag }),
    change: (part) => setLook((before) => ({ ...before, ...part })),
    undo: () => step({ do: 'undo' }),
  };
}
