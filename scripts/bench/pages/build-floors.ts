import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { cards } from './floor/cards.ts';
import { ChakraPage } from './floor/chakra-page.tsx';
import { ReactPage } from './floor/react-page.tsx';
import { type SiteFile, serveFiles } from './serve-files.ts';

/** The floors: the cost of the same kind of page with React alone, and with unchanged Chakra. */
export const FLOORS = ['react', 'chakra'] as const;
export type Floor = (typeof FLOORS)[number];

const here = join(import.meta.dirname, 'floor');
const PAGES = { react: ReactPage, chakra: ChakraPage };
const PICTURES = 'dist/media';
const PICTURE_NAME = /-top-.*\.400\.avif$/;

export interface FloorServer {
  readonly urls: Readonly<Record<Floor, string>>;
  stop(): Promise<void>;
}

/** Builds both floor pages and serves them as the shop serves its own: rendered on the server, then hydrated. */
export async function serveFloors(port: number): Promise<FloorServer> {
  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of await pictures()) files.set(path, { type: 'image/avif', bytes });
  const css = await readFile(join(here, 'floor.css'), 'utf8');
  for (const floor of FLOORS) {
    const { path, bytes } = await buildScript(floor);
    files.set(path, { type: 'text/javascript', bytes });
    const html = renderToString(createElement(PAGES[floor]));
    files.set(`/${floor}`, {
      type: 'text/html',
      bytes: documentOf(html, path, floor === 'react' ? css : ''),
    });
  }
  const server = await serveFiles(files, port);
  const urls = Object.fromEntries(FLOORS.map((floor) => [floor, `${server.baseUrl}/${floor}`]));
  return { urls: urls as Record<Floor, string>, stop: server.stop };
}

const documentOf = (html: string, script: string, css: string) =>
  Buffer.from(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Floors</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="description" content="24 cards"><link rel="icon" href="data:,">` +
      `${css && `<style>${css}</style>`}<script type="module" src="${script}"></script></head>` +
      `<body>${html}</body></html>`,
  );

/** The first pictures of the shop's own catalogue, so that a floor's card weighs what ours does. */
async function pictures(): Promise<[string, Buffer][]> {
  const names = (await readdir(PICTURES)).filter((name) => PICTURE_NAME.test(name)).sort();
  return Promise.all(
    cards.map(async ({ picture }, i) => [picture, await readFile(join(PICTURES, names[i] ?? ''))] as const),
  ) as Promise<[string, Buffer][]>;
}

async function buildScript(floor: Floor): Promise<{ path: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(here, `${floor}.tsx`) },
    },
  });
  const [name = ''] = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  const bytes = await readFile(join(folder, 'assets', name));
  await rm(folder, { recursive: true });
  return { path: `/assets/${name}`, bytes };
}
