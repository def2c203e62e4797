import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';

const run = promisify(execFile);
const DOCUMENT = 'docs/testing-against-the-mock.md';

interface Stranger {
  /** beside a clone called alderline, as the document describes it, with its packages installed and its examples in their files */
  readonly folder: string;
  /** Runs the command under a heading. @returns what it prints; rejects with that if it fails */
  runs(heading: string): Promise<string>;
}

/** A heading, the command below it, the file that it needs and the code in it. */
const EXAMPLE =
  /\n## ([^\n]+)\n[^#]*?`((?:npx (?:playwright|vitest)|bash) [^`]+)` with this in `([\w.]+)`.*?\n```\w+\n(.*?\n)```\n/gs;

const test = base.extend<{ stranger: Stranger }>({
  stranger: async ({ baseURL }, use) => {
    const above = await mkdtemp(join(tmpdir(), 'shop-stranger-'));
    const folder = join(above, 'tests');
    await mkdir(folder);
    await symlink(process.cwd(), join(above, 'alderline'));
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const commands = new Map<string, string>();
    for (const [, heading = '', command = '', file = '', code = ''] of (
      await readFile(DOCUMENT, 'utf8')
    ).matchAll(EXAMPLE)) {
      commands.set(heading, command);
      await writeFile(join(folder, file), code);
    }
    // Playwright below Playwright would take itself for a worker of this run
    const { TEST_WORKER_INDEX, TEST_PARALLEL_INDEX, ...inherited } = process.env;
    const env = { ...inherited, SHOP: baseURL, NO_COLOR: '1' };
    await use({
      folder,
      async runs(heading) {
        const [program = '', ...words] = commands.get(heading)?.split(' ') ?? [];
        return (await run(program, words, { cwd: folder, env })).stdout;
      },
    });
    await rm(above, { recursive: true });
  },
});

test('the browser test of the document runs as it is written', async ({ stranger }) => {
  // a stranger has installed a browser; this machine says where its own is
  const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] };
  const config = JSON.stringify({ reporter: 'line', use: { launchOptions } });
  await writeFile(join(stranger.folder, 'playwright.config.mts'), `export default ${config};\n`);
  expect(await stranger.runs('A browser test in a world of its own')).toContain('1 passed');
});

test('the test file of the document runs as it is written', async ({ stranger }) => {
  const printed = await stranger.runs('Calls from a test file');
  expect(printed).toMatch(/Tests +1 passed/);
});

test('the commands of the document run as they are written', async ({ stranger }) => {
  const printed = await stranger.runs('From the command line');
  expect(printed.trim().split('\n')).toEqual([
    '{"name":"try-1","calls":0}',
    expect.stringContaining('"inventoryBalance":3'),
    '"inventoryBalance":3',
    expect.stringContaining('"resultCode":"0"'),
    expect.stringContaining('did you mean try-1?'),
    expect.stringContaining('"resultCode":"104"'),
    expect.stringContaining('"kind":"reply"'),
    '{"resultCode":"0","data":[]}',
    expect.stringMatching(/^\{"entries":\[\{.*"fault":"reply"\}, *\{.*"fault":""\}\]\}$/),
    expect.stringContaining('did you mean type?'),
    '{}',
  ]);
});

test('the bug of the document travels as one file, and is told to be fixed or not', async ({ stranger }) => {
  const printed = await stranger.runs('A bug as one file');
  expect(printed.trim().split('\n').filter(Boolean)).toEqual([
    '{"name":"bug-12","calls":0}',
    expect.stringContaining('"code":"104"'),
    expect.stringContaining('"resultCode":"104"'),
    expect.stringMatching(/^The world bug-12 is saved in .*bug-12\.world\.gz, \d+ kB/),
    expect.stringContaining('is open as the world bug-12-again'),
    expect.stringContaining('send x-mock-world: bug-12-again.'),
    expect.stringContaining('Repeating 1 call of bug-12'),
    'same    #1 /api/dic by visitor',
    'not fixed     #1 /api/dic: code 104',
    'Not fixed: 1 of 1 call that went wrong still does.',
    'ends with 1',
    '{}',
    expect.stringContaining('The world bug-12-again is saved in'),
    expect.stringContaining('Repeating 1 call of bug-12-again'),
    'differs #1 /api/dic by visitor',
    expect.stringContaining('code 104, now 0'),
    'fixed         #1 /api/dic: code 104',
    'Fixed: the call that went wrong no longer does.',
    'ends with 0',
    '{}',
    '{}',
  ]);
});
