import { join } from 'node:path';
import sharp from 'sharp';
import { variantFile, variantFiles } from '../fixtures/assets/pictures/encode.ts';
import type { PictureJob } from '../fixtures/assets/renderer/picture-job.ts';

const COLUMNS = 15;
const CELL = { width: 160, height: 120 };
const GAP = 4;

/** Puts all pictures on one WebP sheet, for a person to look through. */
export async function writeContactSheet(
  jobs: readonly PictureJob[],
  folder: string,
  out: string,
): Promise<void> {
  const rows = Math.ceil(jobs.length / COLUMNS);
  const cells = await Promise.all(
    jobs.map(async ({ name, view }, n) => ({
      input: await sharp(join(folder, smallest(name, view)))
        .resize({ ...CELL, fit: 'contain', background: '#e9e4da' })
        .png()
        .toBuffer(),
      left: GAP + (n % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(n / COLUMNS) * (CELL.height + GAP),
    })),
  );
  const width = COLUMNS * (CELL.width + GAP) + GAP;
  const height = rows * (CELL.height + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#e9e4da' } })
    .composite(cells)
    .webp({ quality: 62, effort: 5 })
    .toFile(out);
}

function smallest(name: string, view: PictureJob['view']): string {
  return variantFiles(name, view).find((file) => file.endsWith('.webp')) ?? variantFile(name, 400, 'webp');
}
