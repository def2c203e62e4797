import { expect, it } from 'vitest';
import { fieldErrors } from './forms.ts';
import { colleagueForm, invitationForm, toRights } from './people-form.ts';

it('requires email, names and role', () => {
  expect(Object.keys(fieldErrors(invitationForm, {}))).toEqual([
    'email',
    'firstName',
    'lastName',
    'companyRole',
  ]);
  const right = { email: 'ben@buyer.example', firstName: 'Ben', lastName: 'Okoro', companyRole: 'buyer' };
  expect(fieldErrors(invitationForm, right)).toEqual({});
  expect(fieldErrors(invitationForm, { ...right, email: 'ben' }).email).toContain('correct');
});

it.each([
  ['', undefined],
  ['2,500', 250_000],
  ['£2500.50', 250_050],
  ['0', 0],
  ['£0.00', 0],
] as const)('accepts a limit of %j pounds', (limit, limitPence) => {
  const values = { companyRole: 'buyer', limit };
  expect(fieldErrors(colleagueForm, values)).toEqual({});
  expect(toRights(colleagueForm.parse(values)).limitPence).toBe(limitPence);
  // an owner has no limit, whatever was typed before
  expect(toRights(colleagueForm.parse({ ...values, companyRole: 'owner' }))).toEqual({
    companyRole: 'owner',
  });
});

it.each(['much', '1.234', '-5'])('refuses a limit of %j', (limit) => {
  expect(fieldErrors(colleagueForm, { companyRole: 'buyer', limit }).limit).toContain('amount');
});
