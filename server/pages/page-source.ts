import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { PageRenderer } from '../../contracts/site/page-rendering.ts';
import { readManifest, scriptsOf, stylesOf } from './manifest.ts';
import { readTemplate, type Template } from './template.ts';

/** Where pages come from: the build, or the sources in development. */
export interface PageSource {
  renderer(): Promise<PageRenderer>;
  template(url: string): Promise<string>;
  /**
   * @param sources the page's source files; the last one starts the shop
   * @returns paths of the scripts that run the page, each after those that it imports
   */
  scripts(sources: readonly string[]): string[];
  /** the rules of the page, as tags */
  styles(sources: readonly string[]): string;
  /** the texts of the scripts inside every page */
  inlineScripts(): readonly string[];
}

interface Bundle {
  readonly renderer: PageRenderer;
}

/** The build's pages. Its files are read once, on the first request for a page. */
export function builtPages(distDir: string): PageSource {
  let bundle: Promise<PageRenderer> | undefined;
  let files: { template: Template; manifest: ReturnType<typeof readManifest> } | undefined;
  const read = () => {
    files ??= { template: readTemplate(distDir), manifest: readManifest(distDir) };
    return files;
  };
  const inline = inlineStyles(distDir);
  return {
    renderer: () => {
      bundle ??= import(pathToFileURL(join(distDir, 'ssr', 'entry-server.mjs')).href).then(
        ({ renderer }: Bundle) => renderer,
      );
      return bundle;
    },
    template: async () => read().template.html,
    scripts: (sources) => scriptsOf(read().manifest, sources),
    styles: (sources) => inline(stylesOf(read().manifest, sources)),
    inlineScripts: () => [read().template.script],
  };
}

/** The sources' pages, compiled on request. */
export function sourcePages(vite: ViteDevServer, readIndex: () => Promise<string>): PageSource {
  return {
    renderer: async () => ((await vite.ssrLoadModule('/entry-server.tsx')) as Bundle).renderer,
    template: async (url) => vite.transformIndexHtml(url, await readIndex()),
    scripts: (sources) => sources.slice(-1).map((entry) => `/${entry}`),
    styles: () => '',
    inlineScripts: () => [],
  };
}

/**
 * Puts a page's style sheets into its HTML, which saves requests, with their paths, so that another page which needs one
 * doesn't fetch it.
 * @returns the tag for style sheets by their paths on the site; each file is read once
 */
function inlineStyles(distDir: string): (paths: readonly string[]) => string {
  const sheets = new Map<string, string>();
  const sheetAt = (path: string): string => {
    const sheet = sheets.get(path) ?? readFileSync(join(distDir, 'client', path), 'utf8').trim();
    sheets.set(path, sheet);
    return sheet;
  };
  return (paths) => `<style data-files="${paths.join(' ')}">${paths.map(sheetAt).join('')}</style>`;
}
