import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const compress = promisify(brotliCompress);

/** Adds a compressed copy of each file that gets smaller; the server sends it unchanged. */
export function packAssets(quality: number): Plugin {
  let folder = '';
  return {
    name: 'pack-assets',
    apply: 'build',
    configResolved({ build }) {
      folder = resolve(build.outDir, 'assets');
    },
    async closeBundle() {
      // A failed build has no folder, and has already said why.
      if (!existsSync(folder)) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      const pack = async (file: string) => {
        const packed = join(folder, `${file}.br`);
        // A name changes with its content, so a compressed file of an earlier build is right.
        if (existsSync(packed)) return;
        writeFileSync(packed, await compress(readFileSync(join(folder, file)), { params }));
      };
      const files = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
      // on every core
      await Promise.all(files.map(pack));
    },
  };
}

/** Vite's helper for dynamic imports is ours, which can try again. */
export function loadModulesAgain(): Plugin {
  return {
    name: 'load-modules-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export * from ${JSON.stringify(join(root, 'client/app/navigation/load-module.ts'))}`,
    },
  };
}

/**
 * Links the style sheets in development, where a page would be unstyled until its scripts have added them. Base first, as in
 * the build.
 */
export function linkStyles(): Plugin {
  return {
    name: 'link-styles',
    apply: 'serve',
    transformIndexHtml: () => {
      const modules = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.module.css'))
        .map((name) => name.replaceAll('\\', '/'));
      return ['theme/base.css', ...modules.sort()].map((name) => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `/${name}` },
        injectTo: 'head' as const,
      }));
    },
  };
}

/**
 * Lists which of our source files each script contains, as the manifest only has a script's entry. Tests use it to check that
 * a page doesn't fetch another page's code.
 */
export function listSources(): Plugin {
  return {
    name: 'list-sources',
    apply: 'build',
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.map(fromRoot).filter((file) => !file.includes('node_modules'))]]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(sources), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/sources.json', source });
    },
  };
}

const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');
