import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../bench/processes.ts';

const PORT = 4871;

/**
 * Runs an earlier release on tables that this one has brought up to date, and that release's own contract suite against it, as
 * both run at once while one replaces the other, or when this one is put back. It uses this release's packages.
 * @param ref a git ref, such as the tag of the last release
 * @returns the exit code of the suite
 */
export async function checkRelease(ref: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const [code, dataDir] = [join(folder, 'code'), join(folder, 'data')];
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'inherit' });
  git('worktree', 'add', '--detach', code, ref);
  try {
    for (const name of ['node_modules', 'dist']) await symlink(resolve(name), join(code, name));
    const start = (release: string) =>
      startProcess([process.execPath, '--import', 'tsx', join(release, 'server/main.ts')], PORT, {
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        MOCK_CONSOLE: 'on',
        MAKER_SOCKET: '',
      });
    await (await start('.')).stop();
    const earlier = await start(code);
    const { baseUrl } = earlier;
    const options = ['--target', baseUrl, '--control', baseUrl, '--write'];
    const suite = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', ...options], {
      cwd: code,
      stdio: 'inherit',
    });
    const [status] = await once(suite, 'exit');
    await earlier.stop();
    return status ?? 1;
  } finally {
    git('worktree', 'remove', '--force', code);
    await rm(folder, { recursive: true, force: true });
  }
}
