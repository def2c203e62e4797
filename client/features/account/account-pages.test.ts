import { expect, it } from 'vitest';
import { absentFor, NEEDED_CALLS } from '../../../contracts/site/page-calls.ts';
import { listedAccountPages } from './account-pages.ts';

it('lists the pages of the account that the backend can fill, and none where only the account is left', () => {
  const names = (lacking: readonly string[]) =>
    listedAccountPages(absentFor(new Set(lacking))).map(([, label]) => label);
  expect(names([])).toHaveLength(8);
  expect(names(['/woojiapi/user/qrypeople'])).not.toContain('People');
  expect(names(NEEDED_CALLS)).toEqual([]);
});
