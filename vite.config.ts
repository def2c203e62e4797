import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const here = import.meta.dirname;
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** Files that compression makes smaller get a packed twin at the highest level, which the server sends as it is. */
function packAssets(folder: string): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
      }
    },
  };
}

/** The shop in the browser: hashed files split by page and by device, and a manifest that the server reads. */
const browser: UserConfig = {
  build: {
    outDir: resolve(here, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    // The one style sheet is tiny and stands in the HTML.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What most pages share comes in one file: many tiny ones cost a round trip each on HTTP/1.1.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/(client\/(lib|state|ui|theme)|contracts)\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
  plugins: [packAssets(resolve(here, 'dist/client/assets'))],
};

/** The same components for the server, in one file that it loads by path. */
const pages: UserConfig = {
  build: {
    ssr: resolve(here, 'client/entry-server.tsx'),
    outDir: resolve(here, 'dist/ssr'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'entry-server.mjs', codeSplitting: false } },
  },
  // React and Chakra in development mode would be three times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
};

/** The server itself; its packages stay in node_modules. */
const server: UserConfig = {
  build: {
    ssr: resolve(here, 'server/main.ts'),
    outDir: resolve(here, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
};

const MODES: Record<string, UserConfig> = { ssr: pages, server };

/** `vite build` makes dist/client, `--mode ssr` dist/ssr, `--mode server` dist/server. */
export default defineConfig(({ mode }) => ({
  root: resolve(here, 'client'),
  cacheDir: resolve(here, '.cache/vite'),
  publicDir: false,
  appType: 'custom',
  ...(MODES[mode] ?? browser),
  plugins: [mode === 'server' ? [] : react(), MODES[mode] ? [] : (browser.plugins ?? [])],
}));
