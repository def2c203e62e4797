import { execFileSync } from 'node:child_process';
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

/** Runs tests beside changed files first; then those that failed, then the slowest. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const folders = changedFolders(root);
    const isNear = ({ moduleId }: TestSpecification) => folders.has(dirname(relative(root, moduleId)));
    const sorted = await super.sort(files);
    return [...sorted.filter(isNear), ...sorted.filter((file) => !isNear(file))];
  }
}
