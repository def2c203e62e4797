import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder beside a clone called alderline, as docs/testing-against-the-mock.md describes it, with its packages installed. */
export interface Stranger {
  write(file: string, code: string): Promise<void>;
  /** @param command words, as they are typed there. @returns what it prints; rejects with that if it fails */
  run(command: string): Promise<string>;
  leave(): Promise<void>;
}

/** @param shop address of the mock */
export async function openStranger(shop: string): Promise<Stranger> {
  const above = await mkdtemp(join(tmpdir(), 'shop-stranger-'));
  const folder = join(above, 'tests');
  await mkdir(folder);
  await symlink(process.cwd(), join(above, 'alderline'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  // a stranger has installed a browser; this machine says where its own is
  const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] };
  const config = JSON.stringify({ reporter: 'line', use: { launchOptions } });
  const write = (file: string, code: string) => writeFile(join(folder, file), code);
  await write('playwright.config.mts', `export default ${config};\n`);
  // Playwright below Playwright would take itself for a worker of this run
  const { TEST_WORKER_INDEX, TEST_PARALLEL_INDEX, ...inherited } = process.env;
  const env = { ...inherited, SHOP: shop, NO_COLOR: '1' };
  return {
    write,
    async run(command) {
      const [program = '', ...words] = command.split(' ');
      return (await run(program, words, { cwd: folder, env })).stdout;
    },
    leave: () => rm(above, { recursive: true }),
  };
}
