import { useRef, useState } from 'react';
import { PICTURES_MAX } from '../../../contracts/domain/project/shared-project.ts';
import { uploadPicture } from '../../features/pictures/upload-picture.ts';
import { newCallSerial } from '../../lib/call-headers.ts';
import { FileRefusal } from '../../lib/file-refusal.ts';
import { preparePicture } from '../../lib/prepare-picture.ts';

export interface DefectPicture {
  /** also the upload's callserial, so that a repeated upload doesn't store the picture twice */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
}

export interface DefectPictures {
  readonly pictures: readonly DefectPicture[];
  /** some are still being made smaller */
  readonly areComing: boolean;
  /** which files were not taken, and why */
  readonly leftOut: string;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /** @returns the ids of the uploaded pictures, in their order; a second try sends only those that are missing */
  readonly upload: () => Promise<string[]>;
}

/** Pictures of a defect: checked when they are chosen, uploaded when the report is sent. */
export function useDefectPictures(): DefectPictures {
  const [pictures, setPictures] = useState<readonly DefectPicture[]>([]);
  const [coming, setComing] = useState(0);
  const [leftOut, setLeftOut] = useState('');
  const there = useRef(new Map<string, string>());

  async function add(files: readonly File[]): Promise<void> {
    const refused: string[] = [];
    const taken: DefectPicture[] = [];
    setComing((count) => count + 1);
    for (const file of files) {
      try {
        taken.push({ id: newCallSerial(), name: file.name, file: await preparePicture(file) });
      } catch (error) {
        const why = error instanceof FileRefusal ? error.message : 'This file can’t be read.';
        refused.push(`${file.name}: ${why}`);
      }
    }
    if (pictures.length + taken.length > PICTURES_MAX)
      refused.push(`At most ${PICTURES_MAX} pictures can be sent: the others were left out.`);
    setComing((count) => count - 1);
    setLeftOut(refused.join(' '));
    setPictures((now) => [...now, ...taken].slice(0, PICTURES_MAX));
  }

  async function upload(): Promise<string[]> {
    const ids: string[] = [];
    for (const { id, file } of pictures) {
      const known = there.current.get(id);
      const options = { serial: id, signal: new AbortController().signal, onProgress: () => undefined };
      const pictureId = known ?? (await uploadPicture(file, options));
      there.current.set(id, pictureId);
      ids.push(pictureId);
    }
    return ids;
  }

  return {
    pictures,
    areComing: coming > 0,
    leftOut,
    add,
    upload,
    remove: (id) => {
      setLeftOut('');
      setPictures((now) => now.filter((picture) => picture.id !== id));
    },
  };
}
