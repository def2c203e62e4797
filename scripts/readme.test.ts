import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

it('names no command that package.json does not have', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const documents = await Promise.all(
    [
      'README.md',
      'docs/decisions.md',
      'scripts/fixtures.mjs',
      'scripts/contract.mjs',
      'scripts/record.mjs',
    ].map(read),
  );
  const named = [...documents.join('\n').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(named).toContain('fixtures');
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
