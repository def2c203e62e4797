import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BUYER } from './buyer.ts';
import { SPECIFIER } from './specifier.ts';

it('are listed in docs/jobs.md, ten for a specifier and ten for a buyer', async () => {
  const text = await readFile('docs/jobs.md', 'utf8');
  const listed = [...text.matchAll(/^\| (.+) \| \d \| \d \|$/gm)].map(([, title]) => title);
  expect(listed).toEqual([...SPECIFIER, ...BUYER].map(({ title }) => title));
  expect([SPECIFIER.length, BUYER.length]).toEqual([10, 10]);
});
