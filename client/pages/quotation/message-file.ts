import { isPdf, kindOfFile } from '../../../contracts/domain/file/file-kind.ts';
import { PICTURE_MAX_BYTES } from '../../../contracts/domain/project/shared-project.ts';

/** Bounds of the contract: files and characters of a message, characters of a reason. */
export const FILES_MAX = 6;
export const MESSAGE_MAX = 2000;
export const REASON_MAX = 1000;

/** With the pictures' types, an iPhone turns its HEIC pictures into JPEGs by itself. */
export const FILES_ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';
export const FILES_HINT = `Up to ${FILES_MAX} PDFs or pictures (JPEG, PNG, WebP), at most 10 MB each.`;

/** Looks at a file as the server will. @returns why it can't be sent; '' where nothing speaks against it */
export async function fileProblem(file: Blob): Promise<string> {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > PICTURE_MAX_BYTES) return 'This file has more than 10 MB. Please make it smaller.';
  try {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    if (isPdf(start)) return '';
    return ['jpeg', 'png', 'webp'].includes(kindOfFile(start))
      ? ''
      : 'This isn’t a PDF, JPEG, PNG or WebP. Please save it as one of these.';
  } catch {
    return 'This file can’t be read.';
  }
}

/** `340 kB`, `2.4 MB` */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
