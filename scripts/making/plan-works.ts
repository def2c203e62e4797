import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileSources } from '../../fixtures/assets/files/file-sources.ts';
import { MANIFEST_FILE, type Manifest, planFiles } from '../../fixtures/assets/files/plan-files.ts';
import { writeWhole } from '../../fixtures/assets/lib/write-whole.ts';
import { bareRoomFiles, variantFiles } from '../../fixtures/assets/pictures/encode.ts';
import { allPictures } from '../../fixtures/assets/pictures/pictures.ts';
import { planMedia } from '../../fixtures/assets/pictures/plan.ts';
import { KEPT_VIEWS } from '../../fixtures/assets/renderer/picture-job.ts';
import { bareRoomJobs } from '../../fixtures/assets/renderer/picture-name.ts';
import { fileWorks, largeWorks, pictureWorks, type Work } from './works.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ROOMS = pathOf('../../fixtures/assets/kept/rooms');
const BARE_ROOMS = pathOf('../../fixtures/assets/kept/bare-rooms');
const FILMS = pathOf('../../fixtures/assets/kept/films');

export interface Plan {
  /** paths of everything that the shop shows and offers, below the build's folder */
  readonly contents: ReadonlySet<string>;
  /** works still to be made, in the order in which they will be needed */
  readonly missing: readonly Work[];
}

/**
 * Removes out-of-date pictures and files, adds those kept in the repository, and finds out what is missing. After it, all
 * existing files are right. Only one process may do this at a time.
 * @param dist the build's folder
 */
export async function planWorks(dist: string): Promise<Plan> {
  const mediaFolder = join(dist, 'media');
  const filesFolder = join(dist, 'files');
  await mkdir(mediaFolder, { recursive: true });
  await mkdir(filesFolder, { recursive: true });
  const pictures = allPictures();
  const kept = await keptFiles(pictures);
  const drawn = pictures.filter(({ view }) => !KEPT_VIEWS.includes(view));
  const large = largeWorks(drawn, mediaFolder);
  const present = await readdir(mediaFolder);
  const media = planMedia(drawn, present, [
    ...kept.keys(),
    ...large.flatMap(outputsOf).map((path) => basename(path)),
  ]);
  for (const file of media.unwanted) await rm(join(mediaFolder, file), { force: true });
  await takeKept(kept, mediaFolder);
  const files = await planCustomerFiles(filesFolder);

  const needed = [...pictureWorks(drawn, mediaFolder), ...fileWorks(filesFolder)];
  const works = [...needed, ...large];
  const keptPaths = [...kept.keys()].map((file) => `media/${file}`);
  await writeWhole(join(dist, 'contents.json'), JSON.stringify([...keptPaths, ...needed.flatMap(outputsOf)]));
  const contents = new Set([...keptPaths, ...works.flatMap(outputsOf)]);
  const there = new Set(present);
  const toMake = new Set([
    ...media.missing.map(({ name }) => name),
    ...files.map((name) => `files/${name}`),
    ...large
      .filter(({ outputs }) => !outputs.every((path) => there.has(basename(path))))
      .map(({ key }) => key),
  ]);
  const missing = works.filter(
    ({ key, outputs }) => toMake.has(key) || outputs.some((path) => toMake.has(path)),
  );
  return { contents, missing };
}

const outputsOf = ({ outputs }: Work) => outputs;

/** @returns rooms, edges and films that are kept in the repository, by name */
async function keptFiles(pictures: ReturnType<typeof allPictures>): Promise<ReadonlyMap<string, string>> {
  const scenes = pictures.filter(({ view }) => KEPT_VIEWS.includes(view));
  const kept = [
    ...(await wantedIn(
      ROOMS,
      scenes.flatMap(({ name, view }) => variantFiles(name, view)),
    )),
    ...(await wantedIn(
      BARE_ROOMS,
      bareRoomJobs().flatMap(({ name }) => bareRoomFiles(name)),
    )),
  ];
  const films = await readdir(FILMS);
  return new Map([...kept, ...films.map((file) => [file, join(FILMS, file)] as const)]);
}

async function wantedIn(folder: string, files: readonly string[]): Promise<(readonly [string, string])[]> {
  const there = new Set(await readdir(folder));
  const found = files.filter((file) => there.has(file));
  const absent = files.length - found.length;
  if (absent > 0) console.log(`${absent} pictures of rooms and edges are missing: run npm run fixtures.`);
  return found.map((file) => [file, join(folder, file)] as const);
}

async function takeKept(kept: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const there = new Set(await readdir(folder));
  for (const [file, from] of kept) {
    if (there.has(file)) continue;
    // A hard link costs no space; across file systems it has to be a copy.
    await link(from, join(folder, file)).catch(async () => {
      const unfinished = join(folder, `${file}.${process.pid}.part`);
      await copyFile(from, unfinished);
      await rename(unfinished, join(folder, file));
    });
  }
}

/** The manifest says from which inputs the files were made; it is updated here, before they are made. */
async function planCustomerFiles(folder: string): Promise<readonly string[]> {
  const manifestFile = join(folder, MANIFEST_FILE);
  const wanted = fileSources();
  const { missing, unwanted } = planFiles(wanted, await readManifest(manifestFile), await readdir(folder));
  for (const name of unwanted) await rm(join(folder, name), { force: true });
  await writeWhole(manifestFile, JSON.stringify(wanted, null, 1));
  return missing;
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch {
    return {}; // without a manifest, existing files are of unknown origin
  }
}
