import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FILM_FORMATS, FILMS, type FilmName, filmFile } from '../contracts/site/films.ts';
import { FILM, filmFrames } from '../fixtures/assets/make.ts';
import { KEPT } from '../fixtures/assets/plan.ts';
import { showProgress } from './fixtures/progress.ts';

/**
 * Remakes the two films of the company page, which are kept with the source. Needs ffmpeg with VP9 and H.264:
 *   npx tsx scripts/make-media-films.ts
 */
const folder = join(KEPT, 'films');
const CODECS = {
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '33', '-row-mt', '1', '-cpu-used', '3'],
  mp4: ['-c:v', 'libx264', '-crf', '23', '-preset', 'slow', '-movflags', '+faststart'],
} as const;

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
  for (const frame of filmFrames(film)) {
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
