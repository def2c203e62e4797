import { expect, it } from 'vitest';
import { readLicences } from './read-licences.ts';

const licencesOf = (packages: Record<string, object>) =>
  readLicences({ packages }).map(({ name, packages, isAccepted }) => [name, packages, isAccepted]);

it('lists what a release is built or run with, without the tools for tests', () => {
  expect(
    licencesOf({
      '': { version: '0.1.0', license: 'UNLICENSED' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'MIT', optional: true },
      'node_modules/d': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    }),
  ).toEqual([['MIT', ['@b/c@2.0.0', 'a@1.0.0'], true]]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0', false],
  ['MIT AND (GPL-3.0 OR ISC)', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('of %s it is %s that a release may have it', (license, accepted) => {
  const [found] = licencesOf({ 'node_modules/a': { version: '1.0.0', ...(license && { license }) } });
  expect(found?.at(-1)).toBe(accepted);
});
