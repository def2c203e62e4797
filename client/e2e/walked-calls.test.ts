import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import contract from '../../contracts/api/generated/openapi.json' with { type: 'json' };
import { callingFolders, WALKED } from './walked-calls.ts';

const walked = Object.entries(WALKED);

it('every call of the contract fails in some browser test, and so does every part of the shop that makes calls', () => {
  expect(new Set(walked.flatMap(([, { calls }]) => calls))).toEqual(new Set(Object.keys(contract.paths)));
  expect(new Set(walked.flatMap(([, { from }]) => from))).toEqual(callingFolders());
});

it('every entry of the table has its test, and the other way round', () => {
  const here = new URL('.', import.meta.url);
  const specs = readdirSync(here).filter((name) => /^failures.*\.spec\.ts$/.test(name));
  const titles = specs
    .flatMap((name) => [
      ...readFileSync(new URL(name, here), 'utf8').matchAll(/^test\('([^']+)'.*\bwalk\b/gm),
    ])
    .map(([, title]) => title);
  expect(titles.toSorted()).toEqual(walked.map(([title]) => title).toSorted());
});
