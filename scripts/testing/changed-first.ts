import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders in which something differs from the last commit. */
function changedFolders(root: string): Set<string> {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = status.split('\n').filter(Boolean);
    return new Set(names.map((line) => dirname(line.slice(3).split(' -> ').at(-1) ?? '')));
  } catch {
    // an unpacked release has no history
    return new Set();
  }
}

/** Files for which one worker serves: those of a project that want the same environment. */
async function workerOf({ moduleId, project }: TestSpecification): Promise<string> {
  const wishes = (await readFile(moduleId, 'utf8')).match(/@vitest-environment.*/g) ?? [];
  return [project.name, ...wishes].join();
}

/**
 * Runs tests beside changed files first; then those that failed, then the slowest. Files that can share a worker follow each
 * other: Vitest ends a worker, with all modules that it has loaded, when the next file needs a different one.
 */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const folders = changedFolders(root);
    const isNear = ({ moduleId }: TestSpecification) => folders.has(dirname(relative(root, moduleId)));
    const sorted = await super.sort(files);
    const workers = new Map<TestSpecification, string>();
    for (const file of sorted) workers.set(file, await workerOf(file));
    const order = [...new Set(workers.values())];
    const turn = (file: TestSpecification) => order.indexOf(workers.get(file) ?? '');
    const grouped = sorted.toSorted((one, other) => turn(one) - turn(other));
    return [...grouped.filter(isNear), ...grouped.filter((file) => !isNear(file))];
  }
}
