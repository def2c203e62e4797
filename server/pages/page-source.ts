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
  /**
   * @param html the page's markup
   * @returns the page's style sheets, as tags; for parts that load later, only those that the markup uses
   */
  styles(sources: readonly string[], html: string): string;
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
    styles: (sources, html) => inline(stylesOf(read().manifest, sources), html),
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

interface Sheet {
  readonly rules: string;
  readonly classes: ReadonlySet<string>;
}

/**
 * Puts a page's style sheets into its HTML, which saves requests, with their paths, so that another page which needs one
 * doesn't fetch it. Each file is read once.
 */
function inlineStyles(distDir: string): (styles: ReturnType<typeof stylesOf>, html: string) => string {
  const sheets = new Map<string, Sheet>();
  const sheetAt = (path: string): Sheet => {
    const sheet = sheets.get(path) ?? readSheet(join(distDir, 'client', path));
    sheets.set(path, sheet);
    return sheet;
  };
  return ({ paths, later }, html) => {
    const inHtml = classesIn(html);
    const first = paths.filter((path) => !later.has(path)).map(sheetAt);
    const isUsed = ({ classes }: Sheet) =>
      [...classes].some((name) => inHtml.has(name) && !first.some((sheet) => sheet.classes.has(name)));
    const used = paths.filter((path) => !later.has(path) || isUsed(sheetAt(path)));
    return `<style data-files="${used.join(' ')}">${used.map((path) => sheetAt(path).rules).join('')}</style>`;
  };
}

function readSheet(file: string): Sheet {
  const rules = readFileSync(file, 'utf8').trim();
  return { rules, classes: new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')) };
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
