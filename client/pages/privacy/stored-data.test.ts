import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contracts/api/calls.ts';
import { STORED_DATA } from './stored-data.ts';

type Field = Exclude<keyof BodyOf<'/woojiapi/user/register'>, 'password' | 'repassword' | 'brand'>;

/** The table's name for each field of an application; passwords are only stored as a hash. */
const NAMES: Readonly<Record<Field, string>> = {
  loginName: 'Email',
  email: 'Email',
  phoneNumber: 'Email',
  firstName: 'first name',
  lastName: 'last name',
  title: 'title',
  userType: 'occupation',
  companyName: 'company name',
  companyAddr: 'Company address',
  companyPhone: 'company phone',
  projectAddr: 'company website',
  postCode: 'post code',
  taxNo: 'company registration number',
};

describe('the table of stored data', () => {
  const all = STORED_DATA.map(({ stored }) => stored).join('\n');

  it.each(Object.entries(NAMES))('names %s of an application as "%s"', (_, name) => {
    expect(all).toContain(name);
  });

  it('has a row for quotations, and each area once', () => {
    const areas = STORED_DATA.map(({ area }) => area);
    expect(areas).toContain('Quotations');
    expect(new Set(areas).size).toBe(areas.length);
  });
});
