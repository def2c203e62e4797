import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContents, isBuilt } from './build-output.ts';
import { StartFailure } from './start-failure.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'shop-dist-'));
  await mkdir(join(dist, 'media'));
});
afterAll(() => rm(dist, { recursive: true }));

describe('a release', () => {
  it("doesn't start before its pictures and files were made, and says what to run", async () => {
    const start = checkContents(dist);
    await expect(start).rejects.toBeInstanceOf(StartFailure);
    await expect(start).rejects.toThrow(/never made: run npm run build/);
  });

  it('names the first that is missing, and how many are', async () => {
    await writeFile(
      join(dist, 'contents.json'),
      JSON.stringify(['media/a.avif', 'media/b.avif', 'files/c.pdf']),
    );
    await writeFile(join(dist, 'media', 'a.avif'), 'a');
    const start = checkContents(dist);
    await expect(start).rejects.toThrow(
      /^2 of 3 pictures and files are missing from .*, such as media\/b\.avif: run npm run build/,
    );
  });

  it('starts when everything is there', async () => {
    await mkdir(join(dist, 'files'));
    await writeFile(join(dist, 'media', 'b.avif'), 'b');
    await writeFile(join(dist, 'files', 'c.pdf'), 'c');
    await expect(checkContents(dist)).resolves.toBeUndefined();
  });

  it('is the built program, not its source', () => {
    expect(isBuilt('file:///shop/dist/server/main.mjs')).toBe(true);
    expect(isBuilt('file:///shop/server/main.ts')).toBe(false);
  });
});
