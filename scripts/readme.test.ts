import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONTROL_CALLS } from '../server/mock/tools/console/described-calls.ts';

const ROOT = new URL('../', import.meta.url);
const read = (name: string) => readFile(new URL(name, ROOT), 'utf8');

/** Every document, and the script whose comments name commands. */
async function documents(): Promise<string[]> {
  const inDocs = await readdir(new URL('docs', ROOT), { recursive: true });
  const papers = inDocs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  return ['README.md', 'CONTRIBUTING.md', ...papers, 'scripts/command.mjs'];
}

it('no document names a command that package.json does not have', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const unknown: string[] = [];
  let named = 0;
  for (const document of await documents())
    for (const [, name = ''] of (await read(document)).matchAll(/npm run (?:-s )?([\w:]+)/g)) {
      named += 1;
      if (!(name in scripts)) unknown.push(`${document}: npm run ${name}`);
    }
  expect(unknown).toEqual([]);
  expect(named).toBeGreaterThan(50);
});

it('the page on testing names no control call that the console does not have', async () => {
  const page = await read('docs/testing-against-the-mock.md');
  const named = [...page.matchAll(/`(?:GET |((?:POST|PATCH|DELETE) ))(?:\/__mock\/api)?(\/[\w/:-]+)`/g)];
  expect(named.length).toBeGreaterThan(8);
  const calls = named.map(([, verb = '', path]) => `${verb}${path}`);
  expect(calls.filter((call) => !CONTROL_CALLS.has(call))).toEqual([]);
});
