import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { openStranger } from './stranger.ts';

const DOCUMENT = 'docs/testing-against-the-mock.md';

/** A heading, the command below it, the file that it needs and the code in it. */
const EXAMPLE =
  /\n## ([^\n]+)\n[^#]*?`((?:npx (?:playwright|vitest)|bash) [^`]+)` with this in `([\w.]+)`.*?\n```\w+\n(.*?\n)```\n/gs;

/** `runs` runs the command under a heading of the document. It returns what that prints, and rejects with it if it fails. */
const test = base.extend<{ runs: (heading: string) => Promise<string> }>({
  runs: async ({ baseURL }, use) => {
    const stranger = await openStranger(baseURL ?? '');
    const commands = new Map<string, string>();
    for (const [, heading = '', command = '', file = '', code = ''] of (
      await readFile(DOCUMENT, 'utf8')
    ).matchAll(EXAMPLE)) {
      commands.set(heading, command);
      await stranger.write(file, code);
    }
    await use((heading) => stranger.run(commands.get(heading) ?? ''));
    await stranger.leave();
  },
});

test('the browser test of the document runs as it is written', async ({ runs }) => {
  expect(await runs('A browser test in a world of its own')).toContain('1 passed');
});

test('the test file of the document runs as it is written', async ({ runs }) => {
  expect(await runs('Calls from a test file')).toMatch(/Tests +1 passed/);
});

test('the commands of the document run as they are written', async ({ runs }) => {
  const printed = await runs('From the command line');
  expect(printed.trim().split('\n')).toEqual([
    '{"name":"try-1","calls":0}',
    expect.stringContaining('"inventoryBalance":3'),
    '"inventoryBalance":3',
    expect.stringContaining('"resultCode":"0"'),
    expect.stringContaining('did you mean try-1?'),
    expect.stringContaining('"resultCode":"104"'),
    expect.stringContaining('"kind":"reply"'),
    '{"resultCode":"0","data":[]}',
    expect.stringMatching(/^\{"entries":\[\{.*"fault":"reply",.*\},\{.*"fault":"",.*\}\]\}$/),
    expect.stringContaining('did you mean type?'),
    '{}',
  ]);
});

test('the bug of the document travels as one file, and the replay says whether it is fixed', async ({
  runs,
}) => {
  const printed = await runs('A bug as one file');
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
