import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { noteBuild } from './keep-last-build.ts';

function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  return {
    build(kind: string, ...files: string[]) {
      for (const file of files) writeFileSync(join(folder, file), '');
      noteBuild({ record: join(root, 'records', `${kind}.json`), folder, files });
    },
    add: (file: string) => writeFileSync(join(folder, file), ''),
    names: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
  };
}

it('the files of the last build stay beside those of a new one, and go with the one after it', () => {
  const { build, add, names } = openFolder();
  build('shop', 'index.html', 'assets/a-1.js');
  add('assets/a-1.js.br');
  build('shop', 'index.html', 'assets/a-2.js');
  expect(names()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'index.html']);
  build('shop', 'index.html', 'assets/a-3.js');
  expect(names()).toEqual(['a-2.js', 'a-3.js', 'index.html']);
});

it('building the same again takes nothing from the build before', () => {
  const { build, names } = openFolder();
  build('shop', 'assets/a-1.js');
  build('shop', 'assets/a-2.js');
  build('shop', 'assets/a-2.js');
  expect(names()).toEqual(['a-1.js', 'a-2.js']);
});

it('another kind of build in the same folder keeps its files, and what no build knows goes', () => {
  const { build, add, names } = openFolder();
  build('shop', 'assets/a-1.js');
  build('console', 'console.html', 'assets/a-1.js');
  add('assets/stray.js');
  build('shop', 'assets/a-2.js');
  build('shop', 'assets/a-3.js');
  expect(names()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'console.html']);
});
