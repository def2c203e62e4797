/** One picture of the form, uploaded or not yet. */
export interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  /** `refused` is final; `failed` may be tried again */
  readonly state: 'waiting' | 'uploading' | 'there' | 'failed' | 'refused';
  /** 0 to 1 */
  readonly progress: number;
  /** the server's id, once it is uploaded */
  readonly pictureId?: string;
  /** why it was refused or failed */
  readonly problem: string;
}

export type Pictures = readonly ChosenPicture[];

export function changed(pictures: Pictures, id: string, change: Partial<ChosenPicture>): Pictures {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/** Moves a picture to another place; the others close up. */
export function moved(pictures: Pictures, id: string, place: number): Pictures {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) return pictures;
  const others = pictures.filter((one) => one !== picture);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), picture, ...others.slice(at)];
}

/** The pictures that this browser kept, followed by those added before the kept ones had been read. */
export function withKept(pictures: Pictures, kept: Pictures): Pictures {
  const here = new Set(pictures.map(({ id }) => id));
  return [...kept.filter(({ id }) => !here.has(id)), ...pictures];
}

/**
 * Why the pictures can't be sent yet; '' if they can.
 * @param areComing others are still being made smaller
 */
export function pictureProblem(pictures: Pictures, areComing: boolean): string {
  if (pictures.length === 0 && !areComing) return 'Please add at least one picture.';
  if (pictures.some(({ state }) => state === 'refused' || state === 'failed'))
    return 'Please remove the pictures that were not uploaded, or try them again.';
  if (areComing || pictures.some(({ state }) => state !== 'there'))
    return 'Please wait until your pictures are uploaded.';
  return '';
}
