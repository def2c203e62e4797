import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDERS = ['contracts', 'house-style', 'fixtures', 'server', 'client', 'scripts', 'docs'];
const TEXT = /\.(tsx?|[cm]?js|yaml|css|html|md)$/;
/** One heading or several: `"States"`, `"Data" and "Calls"`, `"States", "Form rules" and "Calls"`. */
const CITATION = /docs\/product\.md[\s*,(]*((?:\\?"[^"\\\n]+\\?"(?:, | and )?)+)/g;

interface Citation {
  readonly file: string;
  readonly heading: string;
}

async function citations(): Promise<Citation[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = names.flat().filter((name) => TEXT.test(name));
  const found = await Promise.all(
    files.map(async (file) =>
      citedIn(await readFile(join(ROOT, file), 'utf8')).map((heading) => ({ file, heading })),
    ),
  );
  return found.flat();
}

function citedIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, quoted = '']) =>
    [...quoted.matchAll(/"([^"\\]+)\\?"/g)].map(([, heading = '']) => heading),
  );
}

it('cites only headings that docs/product.md has', async () => {
  const product = await readFile(join(ROOT, 'docs/product.md'), 'utf8');
  const headings = new Set([...product.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
  const cited = await citations();
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});
