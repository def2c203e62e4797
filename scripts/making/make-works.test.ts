import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { largeFile } from '../../contracts/site/large-picture.ts';
import { pictureWorks } from '../../fixtures/assets/plan.ts';
import { type MakingOptions, makeWorks } from './make-works.ts';

const SHEETS = ['chevron', 'herringbone', 'versailles', 'vinyl'].map((each) => `installation-${each}`);
const VINYL = 'al-l101-top';
const nameOf = (start: string): string =>
  pictureWorks().find(({ key }) => key.startsWith(start))?.key ?? `${start} has gone`;
const PICTURE = nameOf(VINYL);
const VARIANTS = pictureWorks()
  .flatMap(({ key, outputs }) => (key === PICTURE ? outputs : []))
  .map((path) => basename(path));
/** Longer than a busy machine needs to start a process. */
const LONG_MS = 100_000;
const never = new AbortController().signal;

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'shop-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

const start = (more: Partial<MakingOptions>) =>
  makeWorks({ dist, size: 1, neededOnly: true, only: [VINYL, 'installation-'], ...more });
const half = async () =>
  [...(await readdir(join(dist, 'media'))), ...(await readdir(join(dist, 'files')))].filter((name) =>
    name.endsWith('.part'),
  );

describe('two makers on one folder', () => {
  it('make each thing once, and both end when everything is made', async () => {
    const made: string[] = [];
    const others: string[] = [];
    const onMade: MakingOptions['onMade'] = ({ key }, by) => (by === 'us' ? made : others).push(key);
    const two = await Promise.all([start({ onMade }), start({ onMade })]);
    expect(await Promise.all(two.map(({ ended }) => ended))).toEqual([[], []]);
    const all = [PICTURE, ...SHEETS].toSorted();
    expect(made.toSorted()).toEqual(all);
    expect(others.toSorted()).toEqual(all);
    for (const file of VARIANTS) expect((await stat(join(dist, 'media', file))).size).toBeGreaterThan(1000);
    for (const sheet of SHEETS)
      expect((await readFile(join(dist, 'files', `${sheet}.pdf`), 'latin1')).slice(0, 4)).toBe('%PDF');
    expect([await half(), await readdir(join(dist, '.making'))]).toEqual([[], []]);

    const again = await start({ onMade });
    expect([again.total, await again.ended, made.length]).toEqual([0, [], all.length]);
  });

  it('do not wait for ever for one that was killed', async () => {
    const args = ['--needed', '--dist', dist, '--only', VINYL];
    const killed = fork('scripts/make-missing.ts', args, { execArgv: ['--import', 'tsx'] });
    await expect
      .poll(() => existsSync(join(dist, '.making', `${PICTURE}.0`)), { timeout: LONG_MS })
      .toBe(true);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const making = await start({ only: [VINYL], staleAfterMs: 1000 });
    expect(await making.ended).toEqual([]);
    for (const file of VARIANTS) expect(existsSync(join(dist, 'media', file)), file).toBe(true);
    expect(await readdir(join(dist, '.making'))).toEqual([]);
  });
});

describe('a maker', () => {
  it('makes requested things first, and only those if configured', async () => {
    const made: string[] = [];
    const making = await start({ askedOnly: true, onMade: ({ key }) => made.push(key) });
    expect(await making.want('media/no-such.400.avif', never)).toBe('unknown');
    expect(await making.want('files/installation-vinyl.pdf', never)).toBe('made');
    // the request is answered once the file exists, a moment before the maker notes it
    await expect.poll(() => made).toEqual(['installation-vinyl']);
    await making.close();
  });

  it('draws a large picture once, for all who request it, last of all, and knows none of an accessory', async () => {
    const made: string[] = [];
    const making = await start({ neededOnly: false, onMade: ({ key }) => made.push(key) });
    const path = `media/${largeFile(PICTURE)}`;
    expect(await Promise.all([1, 2, 3].map(() => making.want(path, never)))).toEqual([
      'made',
      'made',
      'made',
    ]);
    const { width, height } = await sharp(join(dist, path)).metadata();
    expect([width, height]).toEqual([2400, 1800]);
    expect(await making.ended).toEqual([]);
    expect(made.toSorted()).toEqual([`large-${PICTURE}`, PICTURE, ...SHEETS].toSorted());
    expect(await making.want(`media/${largeFile(nameOf('al-z101-top'))}`, never)).toBe('unknown');
    const needed = JSON.parse(await readFile(join(dist, 'contents.json'), 'utf8'));
    expect(needed).toContain(`media/${VARIANTS[0]}`);
    expect(needed).not.toContain(path);
  });

  it('forgets requests that have ended', async () => {
    const made: string[] = [];
    const making = await start({ askedOnly: true, onMade: ({ key }) => made.push(key) });
    const gone = new AbortController();
    void making.want('files/installation-herringbone.pdf', never);
    void making.want('files/installation-chevron.pdf', gone.signal);
    gone.abort();
    expect(await making.want('files/installation-vinyl.pdf', never)).toBe('made');
    await expect.poll(() => made).toEqual(['installation-herringbone', 'installation-vinyl']);
    await making.close();
  });

  it('tries a failed work once more, says why it failed, and makes the rest', async () => {
    const blocked = VARIANTS[0] ?? '';
    await mkdir(join(dist, 'media', blocked), { recursive: true });
    const failures: string[] = [];
    const making = await start({ onFailure: (sentence) => failures.push(sentence) });
    expect(await making.want(`media/${VARIANTS[1]}`, never)).toBe('failed');
    expect(await making.ended).toEqual([PICTURE]);
    expect(failures).toEqual([
      expect.stringMatching(new RegExp(`^Couldn't make ${PICTURE}: .*EISDIR.*once more`)),
      expect.stringMatching(/not tried again/),
    ]);
    expect(existsSync(join(dist, 'files', 'installation-vinyl.pdf'))).toBe(true);
    expect(await half()).toEqual([]);
  });

  it('stops if everything fails', async () => {
    const failures: string[] = [];
    const making = await start({ only: ['installation-'], onFailure: (sentence) => failures.push(sentence) });
    await rm(join(dist, 'files'), { recursive: true });
    expect((await making.ended).toSorted()).toEqual(SHEETS);
    expect(failures).toHaveLength(5);
    expect(failures.at(-1)).toMatch(/5 failures in a row, so making stops/);
    await mkdir(join(dist, 'files'));
  });

  it('removes out-of-date files before they can be served, and keeps the rest', async () => {
    await (await start({ only: ['installation-'] })).ended;
    const manifest = join(dist, 'files', 'manifest.json');
    const sources = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...sources, 'installation-vinyl.pdf': 'other' }));
    await writeFile(join(dist, 'media', 'al-gone-top-00000000.400.avif'), '');
    const made: string[] = [];
    const making = await start({
      only: ['installation-'],
      askedOnly: true,
      onMade: ({ key }) => made.push(key),
    });
    expect(existsSync(join(dist, 'files', 'installation-vinyl.pdf'))).toBe(false);
    expect(existsSync(join(dist, 'files', 'installation-chevron.pdf'))).toBe(true);
    expect(existsSync(join(dist, 'media', 'al-gone-top-00000000.400.avif'))).toBe(false);
    expect(await making.want('files/installation-vinyl.pdf', never)).toBe('made');
    expect(await making.ended).toEqual([]);
    expect(made).toEqual(['installation-vinyl']);
  });
});
