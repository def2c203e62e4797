import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { CHUNK_GROUPS } from './scripts/bundling/chunk-groups.ts';
import { keepLastBuild } from './scripts/bundling/keep-last-build.ts';
import { linkStyles, listSources, loadModulesAgain, packAssets } from './scripts/bundling/plugins.ts';

const here = import.meta.dirname;
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** The console's visitors are on this machine: two seconds of a first start are worth more than a few kilobytes. */
const CONSOLE_QUALITY = 5;

/** The shop in the browser: hashed files split by page and by device, and a manifest that the server reads. */
const browser: UserConfig = {
  build: {
    outDir: resolve(here, 'dist/client'),
    emptyOutDir: false,
    manifest: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The code that shows a model in 3D is one large file; who asks for a model fetches it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The page names the tree's entry as a string: it is loaded after the first paint.
      input: ['index.html', 'entry-desktop.tsx', 'entry-mobile.tsx'].map((name) =>
        resolve(here, 'client', name),
      ),
      output: {
        // Every first view has the list of all scripts: a letter less of each name is 0.1 kB. Seven are the least for scripts.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Only of styles: the server's own bundle names pictures and films too, by the bundler's rule.
        assetFileNames: ({ names }) =>
          `assets/[name]-[hash${names.some((name) => name.endsWith('.css')) ? ':6' : ''}][extname]`,
        // What most pages share comes in one file: many tiny ones cost a round trip each on HTTP/1.1.
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  plugins: [packAssets(constants.BROTLI_MAX_QUALITY), listSources(), loadModulesAgain()],
};

/**
 * The mock's console and its docs, into the same folder: a build of their own, so that the shop's files are the same
 * with and without them.
 */
const mockConsole: UserConfig = {
  build: {
    outDir: resolve(here, 'dist/client'),
    emptyOutDir: false,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Swagger UI is one large file; nobody but a developer fetches it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: ['console', 'console-docs', 'console-styles'].map((name) =>
        resolve(here, `client/${name}.html`),
      ),
    },
  },
  plugins: [packAssets(CONSOLE_QUALITY)],
};

/** The same components for the server, in one file that it loads by path. */
const pages: UserConfig = {
  build: {
    ssr: resolve(here, 'client/entry-server.tsx'),
    outDir: resolve(here, 'dist/ssr'),
    emptyOutDir: false,
    target: 'node20',
    // Pictures are files in the browser's build, so the markup must name them.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'entry-server.mjs', codeSplitting: false } },
  },
  // React and Chakra in development mode would be three times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
};

/** What is no script, or finds files beside itself. */
const LEFT_IN_NODE_MODULES = [
  'libsql',
  'sharp',
  'vite',
  'pdfkit',
  'fontkit',
  'swagger-ui-dist',
  'pino',
  'nodemailer',
];

/** The server itself, with most of its packages: a start reads a few large files instead of many hundred small ones. */
const server: UserConfig = {
  build: {
    ssr: true,
    outDir: resolve(here, 'dist/server'),
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      // the second is a process of its own, started by its path
      input: ['server/main.ts', 'server/mock/engine/pdfs/judging-program.ts'].map((path) =>
        resolve(here, path),
      ),
      // all in one folder, so that each knows where the others are
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: true, external: LEFT_IN_NODE_MODULES },
};

const MODES: Record<string, UserConfig> = { ssr: pages, server, console: mockConsole };

/** `vite build` makes dist/client, `--mode console` adds to it, `--mode ssr` makes dist/ssr, `--mode server` dist/server. */
export default defineConfig(({ mode, command }) => ({
  root: resolve(here, 'client'),
  cacheDir: resolve(here, '.cache/vite'),
  publicDir: false,
  appType: 'custom',
  ...(MODES[mode] ?? browser),
  define: {
    ...MODES[mode]?.define,
    // valtio leaves its development checks out of no other mode, and ours are named for what they make
    ...(command === 'build' && { 'import.meta.env.MODE': JSON.stringify('production') }),
  },
  css: {
    modules: {
      // a first view names 150 classes: without their own names it has 0.3 kB less of scripts
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]_[hash:base64:5]',
    },
  },
  plugins: [
    mode === 'server' ? [] : react(),
    linkStyles(),
    (MODES[mode] ?? browser).plugins ?? [],
    keepLastBuild(resolve(here, `.cache/builds/${mode}.json`)),
  ],
}));
