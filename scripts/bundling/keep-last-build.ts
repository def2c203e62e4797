import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What one kind of build has written into a folder, by the last build and the one before. */
interface Written {
  readonly folder: string;
  readonly builds: readonly (readonly string[])[];
}

/**
 * Removes what earlier builds have written, except for the last one's files: a shop that runs it loads some of them only when
 * they are wanted, and so do the pages that are open in browsers.
 * @param record a file that keeps what was written; other records beside it protect their own files in the same folder
 */
export function keepLastBuild(record: string): Plugin {
  let folder = '';
  return {
    name: 'keep-last-build',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => noteBuild({ record, folder, files: Object.keys(bundle) }),
  };
}

interface Build {
  readonly record: string;
  readonly folder: string;
  /** names relative to the folder */
  readonly files: readonly string[];
}

export function noteBuild({ record, folder, files }: Build): void {
  const [last = [], before = []] = readWritten(record)?.builds ?? [];
  const isNew = [...files].sort().join() !== [...last].sort().join();
  const written: Written = { folder, builds: [files, isNew ? last : before] };
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(written));
  const all = readdirSync(dirname(record)).map((name) => readWritten(join(dirname(record), name)));
  const kept = new Set(all.flatMap((one) => (one?.folder === folder ? one.builds.flat() : [])));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    // a compressed copy goes with its file
    if (!kept.has(name.replace(/\.br$/, ''))) rmSync(path);
  }
}

function readWritten(record: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Written;
  } catch {
    return undefined;
  }
}
