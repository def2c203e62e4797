import { useCallback, useEffect, useRef, useState } from 'react';
import { PICTURES_MAX } from '../../../contracts/domain/project/shared-project.ts';
import { CallError } from '../../lib/call-error.ts';
import { newCallSerial } from '../../lib/call-headers.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { FileRefusal } from '../../lib/file-refusal.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { browserStore } from '../../lib/storage.ts';
import {
  type ChosenPicture,
  changed,
  moved,
  type Pictures,
  pictureProblem,
  withKept,
} from './chosen-picture.ts';

/** Loaded with the first picture. */
const work = () => import('./picture-work.ts').then((module) => module.pictureWork);
/** Storage key, set while this browser has stored pictures. */
const KEPT = 'alderline.shared-pictures';

/** Pictures that are uploaded at the same time. */
const AT_ONCE = 2;

export interface PicturesModel {
  readonly pictures: Pictures;
  readonly isFull: boolean;
  /** why they can't be sent yet; '' if they can */
  readonly problem: string;
  /** message when more were chosen than allowed; '' otherwise */
  readonly leftOut: string;
  /** this browser can store them across a log-in; unknown before the first is added */
  readonly areKept: boolean;
  /** the backend has no such call */
  readonly isUnavailable: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, place: number) => void;
  readonly retry: (id: string) => void;
  /** for when the server no longer has them */
  readonly uploadAgain: () => void;
  /** clears them here and in the browser's storage */
  readonly clear: () => Promise<void>;
}

interface Owner {
  /** a customer's id or `visitor`; undefined until it is known. It never changes from a customer to another owner. */
  readonly owner: string | undefined;
  readonly visitor: string;
}

/** The pictures of the form: checked when chosen, uploaded as soon as a customer is logged in, and kept in this browser. */
export function usePictures({ owner, visitor }: Owner): PicturesModel {
  const [pictures, setPictures] = useState<Pictures>([]);
  const [coming, setComing] = useState(0);
  const [leftOut, setLeftOut] = useState('');
  const [areKept, setKept] = useState(true);
  const [unavailable, setUnavailable] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const change = useCallback(
    (id: string, what: Partial<ChosenPicture>) => setPictures((now) => changed(now, id, what)),
    [],
  );

  useEffect(() => {
    if (owner === undefined || browserStore.read(KEPT) !== true) return;
    let isWanted = true;
    void work().then(async ({ keptPictures }) => {
      const kept = await keptPictures(owner, visitor);
      if (isWanted) setPictures((now) => withKept(now, kept).slice(0, PICTURES_MAX));
    });
    return () => {
      isWanted = false;
    };
  }, [owner, visitor]);

  const lasting = pictures
    .map(({ id, pictureId, state }) => `${id} ${pictureId} ${state === 'refused'}`)
    .join();
  const latest = useRef(pictures);
  latest.current = pictures;
  const wasEmpty = useRef(true);
  useEffect(() => {
    if (owner === undefined || (wasEmpty.current && lasting === '')) return;
    wasEmpty.current = lasting === '';
    browserStore.keep(KEPT, true);
    void work().then(async ({ keepPictures }) => setKept(await keepPictures(owner, latest.current)));
  }, [owner, lasting]);

  useEffect(() => {
    if (owner === undefined || owner === visitor) return;
    const free = AT_ONCE - running.current.size;
    const next = pictures.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const picture of next.slice(0, Math.max(0, free))) {
      const controller = new AbortController();
      running.current.set(picture.id, controller);
      change(picture.id, { state: 'uploading', progress: 0, problem: '' });
      upload(picture, controller.signal, (progress) => change(picture.id, { progress }))
        .then(
          (pictureId): Partial<ChosenPicture> => ({ state: 'there', progress: 1, pictureId }),
          (error: unknown) => {
            if (isUnavailable(error)) setUnavailable(true);
            return failed(error);
          },
        )
        .then((outcome) => {
          running.current.delete(picture.id);
          change(picture.id, outcome);
        });
    }
  }, [pictures, owner, visitor, change]);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
    };
  }, []);

  const add = async (files: readonly File[]): Promise<void> => {
    const free = PICTURES_MAX - latest.current.length;
    setLeftOut(
      files.length > free ? `A project has at most ${PICTURES_MAX} pictures: the others were left out.` : '',
    );
    setComing((count) => count + 1);
    try {
      const chosen = await Promise.all(files.slice(0, free).map(choose));
      setPictures((now) => [...now, ...chosen].slice(0, PICTURES_MAX));
    } finally {
      setComing((count) => count - 1);
    }
  };

  return {
    pictures,
    isFull: pictures.length >= PICTURES_MAX,
    problem: pictureProblem(pictures, coming > 0),
    leftOut,
    areKept,
    isUnavailable: unavailable,
    add: (files) => void add(files),
    remove: (id) => {
      running.current.get(id)?.abort();
      setLeftOut('');
      setPictures((now) => now.filter((picture) => picture.id !== id));
    },
    move: (id, place) => setPictures((now) => moved(now, id, place)),
    retry: (id) => change(id, { state: 'waiting', problem: '' }),
    uploadAgain: () =>
      // under a new serial, as the server would answer the old one with the deleted picture
      setPictures((now) =>
        now.map(({ pictureId: _, ...picture }) => ({ ...picture, id: newCallSerial(), state: 'waiting' })),
      ),
    clear: async () => {
      setPictures([]);
      // at once, because the page may be left before effects run
      browserStore.keep(KEPT, undefined);
      if (owner !== undefined) await (await work()).keepPictures(owner, []);
    },
  };
}

/** A file as it was chosen, already checked. */
async function choose(file: File): Promise<ChosenPicture> {
  const picture = { id: newCallSerial(), name: file.name, file, progress: 0, problem: '' };
  const { preparePicture } = await work();
  try {
    return { ...picture, file: await preparePicture(file), state: 'waiting' };
  } catch (error) {
    const problem = error instanceof FileRefusal ? error.message : 'This file can’t be read.';
    return { ...picture, state: 'refused', problem };
  }
}

/** The picture's own id is its callserial: a repeat after a lost reply finds the first one. */
async function upload({ id, file }: ChosenPicture, signal: AbortSignal, onProgress: (part: number) => void) {
  const { uploadPicture } = await work();
  return await uploadPicture(file, { serial: id, signal, onProgress });
}

function failed(error: unknown): Partial<ChosenPicture> {
  if (!(error instanceof CallError)) return { state: 'failed', problem: String(error) };
  if (error.endsSession) reportFailure(error);
  if (isUnavailable(error)) return { state: 'refused', problem: 'This can’t be uploaded here.' };
  const isRefused = error.fault.kind === 'result' && error.fault.field !== undefined;
  return { state: isRefused ? 'refused' : 'failed', problem: error.message };
}
