import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of the client build's manifest; files are relative to the site's root. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
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
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(visit);
    files.add(`/${chunk.file}`);
  };
  sources.forEach(visit);
  return [...files];
}
