import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Claims, openClaims } from './claims.ts';

let folder: string;
let ours: Claims;
let theirs: Claims;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claims-'));
  ours = await openClaims(folder);
  theirs = await openClaims(folder);
});
afterEach(async () => {
  ours.close();
  theirs.close();
  await rm(folder, { recursive: true });
});

/** Makes a claim look as if its process had been killed long ago. */
async function abandon(file: string): Promise<void> {
  const long = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, file), long, long);
}

it('gives a work to only one of many that ask at once', async () => {
  const all = await Promise.all([ours, theirs, ours, theirs].map((claims) => claims.take('oak-top')));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await theirs.take('oak-close')).toBeDefined();
});

it('gives it again after it was given back, and leaves no files', async () => {
  const release = await ours.take('oak-top');
  expect(await theirs.take('oak-top')).toBeUndefined();
  await release?.();
  const again = await theirs.take('oak-top');
  expect(again).toBeDefined();
  await again?.();
  expect(await readdir(folder)).toEqual([]);
});

it('gives a killed process’s work to one follower', async () => {
  await ours.take('oak-top');
  await abandon('oak-top.0');
  const all = await Promise.all([theirs, theirs, theirs].map((claims) => claims.take('oak-top')));
  const taken = all.filter(Boolean);
  expect(taken).toHaveLength(1);
  await taken[0]?.();
  expect(await readdir(folder)).toEqual([]);
});

it('keeps a claim fresh for as long as the work takes', async () => {
  const quick = await openClaims(folder, 100);
  await quick.take('oak-top');
  await abandon('oak-top.0');
  await expect.poll(() => theirs.take('oak-top'), { interval: 5, timeout: 20_000 }).toBeUndefined();
  quick.close();
});
