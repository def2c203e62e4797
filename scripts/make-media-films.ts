import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FILM_FORMATS, FILM_SIZE, FILMS, type FilmName, filmFile } from '../contracts/site/films.ts';
import { floorScenes } from '../fixtures/assets/pictures/pictures.ts';
import { framesOf } from '../fixtures/assets/renderer/film/frames.ts';
import {
  edgeShot,
  type Framing,
  floorShot,
  roomShot,
  type Shot,
} from '../fixtures/assets/renderer/film/shot.ts';
import type { PictureJob } from '../fixtures/assets/renderer/picture-job.ts';
import { itemByNumber } from '../fixtures/catalogue/catalogue.ts';
import { showProgress } from './fixtures/progress.ts';

/**
 * Remakes the two films of the company page, which are kept with the source. Needs ffmpeg with VP9 and H.264:
 *   npx tsx scripts/make-media-films.ts
 */
const folder = fileURLToPath(new URL('../fixtures/assets/kept/films', import.meta.url));
const FILM = { ...FILM_SIZE, framesPerSecond: 25, frames: 190 };
const CODECS = {
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '33', '-row-mt', '1', '-cpu-used', '3'],
  mp4: ['-c:v', 'libx264', '-crf', '23', '-preset', 'slow', '-movflags', '+faststart'],
} as const;

function jobOf(productNo: string, view: 'edge' | 'living'): PictureJob {
  const item = itemByNumber(productNo);
  const job = item.kind === 'floor' ? floorScenes(item).find((each) => each.view === view) : undefined;
  if (!job) throw new Error(`${productNo} has no ${view} picture`);
  return job;
}

function room(productNo: string, view: 'living' | 'hall', number: number, from: Framing, to: Framing): Shot {
  return roomShot(jobOf(productNo, 'living').appearance, view, number, { from, to });
}

function edge(productNo: string, from: Framing, to: Framing): Shot {
  const { appearance, layers = [] } = jobOf(productNo, 'edge');
  return edgeShot(appearance, layers, { from, to });
}

function flat(productNo: string, view: 'top' | 'close', from: Framing, to: Framing): Shot {
  return floorShot(jobOf(productNo, 'edge').appearance, view, { from, to });
}

const SHOTS: Record<FilmName, () => Shot[]> = {
  workshop: () => [
    flat('AL-M103', 'close', { x: 0.42, y: 0.4, width: 0.62 }, { x: 0.6, y: 0.52, width: 0.74 }),
    edge('AL-H106', { x: 0.5, y: 0.58, width: 0.92 }, { x: 0.45, y: 0.64, width: 0.72 }),
    flat('AL-V103', 'top', { x: 0.5, y: 0.45, width: 0.7 }, { x: 0.5, y: 0.52, width: 0.96 }),
  ],
  showroom: () => [
    room('AL-H101', 'hall', 8, { x: 0.5, y: 0.56, width: 0.98 }, { x: 0.46, y: 0.6, width: 0.86 }),
    room('AL-X101', 'living', 7, { x: 0.5, y: 0.58, width: 0.84 }, { x: 0.5, y: 0.56, width: 0.98 }),
    room('AL-M101', 'living', 6, { x: 0.45, y: 0.6, width: 0.88 }, { x: 0.54, y: 0.58, width: 0.92 }),
  ],
};

function encoder(file: string, options: readonly string[]) {
  const { width, height, framesPerSecond } = FILM;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${framesPerSecond}`];
  // Bit-exact: no dates and no versions in the file.
  const out = [
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  const args = ['-y', '-loglevel', 'error', ...raw, '-i', '-', ...options, ...out, file];
  return spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
}

await mkdir(folder, { recursive: true });
for (const film of FILMS) {
  const encoders = (['webm', 'mp4'] as const).map((format) =>
    encoder(join(folder, filmFile(film, format)), CODECS[format]),
  );
  const ended = Promise.all(encoders.map((each) => once(each, 'exit')));
  const show = showProgress(`Film ${film}`, FILM.frames);
  let number = 0;
  for (const frame of framesOf(SHOTS[film](), FILM)) {
    if (number === 0) await writePoster(frame, film);
    for (const { stdin } of encoders) if (!stdin.write(frame)) await once(stdin, 'drain');
    show(++number);
  }
  for (const { stdin } of encoders) stdin.end();
  for (const [code] of await ended) if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}
const wanted = new Set(FILMS.flatMap((film) => FILM_FORMATS.map((format) => filmFile(film, format))));
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));

async function writePoster(frame: Uint8Array, film: FilmName) {
  const still = sharp(frame, { raw: { width: FILM.width, height: FILM.height, channels: 3 } });
  await still
    .clone()
    .avif({ quality: 60, effort: 1 })
    .toFile(join(folder, filmFile(film, 'avif')));
  await still
    .clone()
    .webp({ quality: 78 })
    .toFile(join(folder, filmFile(film, 'webp')));
}
