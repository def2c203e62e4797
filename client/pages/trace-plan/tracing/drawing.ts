import { isPdf, kindOfFile, PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { FileRefusal } from '../../../lib/file-refusal.ts';
import { type Drawing, LONGEST_SIDE, NO_READER, newSheet } from './sheet.ts';

const SHORTEST_SIDE = 400;
const MAX_BYTES = 60 * 1024 * 1024;

const WORDS = {
  large: 'This file is larger than 60 MB. Please save a smaller one, or only the page with the plan.',
  other: 'This is neither a PDF nor a picture. Please choose a PDF, PNG, JPEG or WebP file.',
} as const;

/** Opens a file that was chosen. @throws FileRefusal */
export async function openDrawing(file: Blob): Promise<Drawing> {
  if (file.size === 0) throw new FileRefusal(PICTURE_WORDS.empty);
  if (file.size > MAX_BYTES) throw new FileRefusal(WORDS.large);
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (!isPdf(start)) return openPicture(file, start);
  const openPdf = await loadReader().catch(() => undefined);
  if (!openPdf) throw new FileRefusal(NO_READER);
  return openPdf(await file.arrayBuffer());
}

/** The server's bundle has no use for it, and would be a fifth larger. */
const loadReader = async () => (import.meta.env.SSR ? undefined : (await import('./pdf.ts')).openPdf);

async function openPicture(file: Blob, start: Uint8Array): Promise<Drawing> {
  const kind = kindOfFile(start);
  if (kind === 'heic') throw new FileRefusal(PICTURE_WORDS.heic);
  if (kind === 'other') throw new FileRefusal(WORDS.other);
  const whole = await createImageBitmap(file).catch(() => {
    throw new FileRefusal(PICTURE_WORDS.broken);
  });
  try {
    if (Math.min(whole.width, whole.height) < SHORTEST_SIDE) throw new FileRefusal(PICTURE_WORDS.tiny);
    const factor = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
    const sheet = newSheet(whole.width * factor, whole.height * factor, 1);
    const context = sheet.canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(whole, 0, 0, sheet.canvas.width, sheet.canvas.height);
    return { kind: 'picture', pages: 1, draw: async () => sheet, close: () => undefined };
  } finally {
    whole.close();
  }
}
