import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of the client build's manifest; files are relative to the site's root. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** what it loads later */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(distDir: string): Manifest {
  return JSON.parse(readFileSync(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/**
 * Scripts that a page needs, with all their imports.
 * @param sources source files as the manifest names them
 * @returns paths on the site, each once and after what it imports
 */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources, ({ imports = [] }) => imports).map(({ file }) => `/${file}`);
}

interface Styles {
  /** paths as `scriptsOf` gives them */
  readonly paths: readonly string[];
  /** those of parts that load later, which the server's markup may contain from the start */
  readonly later: ReadonlySet<string>;
}

/** Style sheets of a page, including those of parts that load later. */
export function stylesOf(manifest: Manifest, sources: readonly string[]): Styles {
  const isPart = partOf(sources);
  const paths = sheetsOf(
    chunksOf(manifest, sources, ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter(isPart),
    ]),
  );
  const first = sheetsOf(chunksOf(manifest, sources, ({ imports = [] }) => imports));
  return { paths: [...paths], later: new Set([...paths].filter((path) => !first.has(path))) };
}

const sheetsOf = (chunks: readonly Chunk[]) =>
  new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)));

const PAGE_FOLDER = /^pages\/[^/]+\//;

/** Whether a source file belongs to the folder of one of these pages, as an entry also loads all other pages later. */
function partOf(sources: readonly string[]): (source: string) => boolean {
  const folders = sources.flatMap((source) => PAGE_FOLDER.exec(source)?.[0] ?? []);
  return (source) => folders.some((folder) => source.startsWith(folder));
}

function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  needed: (chunk: Chunk) => readonly string[],
): Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    needed(chunk).forEach(visit);
    chunks.push(chunk);
  };
  sources.forEach(visit);
  return chunks;
}
