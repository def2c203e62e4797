import { describe, expect, it } from 'vitest';
import { parsePostcode } from '../delivery/postcode.ts';
import { siteForm } from '../forms/delivery-site-form.ts';
import { contactForm, passwordResetForm, profileForm } from '../forms/forms.ts';
import { codeOf, visibleText } from './visible-text.ts';

/** Texts as copied from mails, word processors, chats, spreadsheets and web pages. */
const PASTED: readonly (readonly [
  kind: string,
  read: (typed: string) => unknown,
  typed: string,
  is: string,
])[] = [
  ['post code', postCode, '\u202aIP4 9ZZ\u202c', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4\u00a09ZZ', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4\u200b9ZZ', 'IP4 9ZZ'],
  ['post code', postCode, '\ufeffip49zz', 'IP4 9ZZ'],
  ['post code', postCode, 'IP\u00ad4 9ZZ', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4\u20039ZZ\u2028', 'IP4 9ZZ'],
  ['post code', postCode, 'ＩＰ４　９ＺＺ', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4 9ZZ\u200e', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4\t9ZZ\r\n', 'IP4 9ZZ'],
  ['post code', postCode, 'IP4\u180e9ZZ', 'IP4 9ZZ'],
  ['code', codeOf, '123 456', '123456'],
  ['code', codeOf, '123\u00a0456', '123456'],
  ['code', codeOf, '123\u2009456\n', '123456'],
  ['code', codeOf, '123-456', '123456'],
  ['code', codeOf, '123–456', '123456'],
  ['code', codeOf, '123\u2011456', '123456'],
  ['code', codeOf, '１２３４５６', '123456'],
  ['code', codeOf, '\u2066123456\u2069', '123456'],
  ['code', codeOf, '1\u200b2\u200b3\u200b4\u200b5\u200b6', '123456'],
  ['code of the form', authCode, ' 123 456 ', '123456'],
  ['code of the form', authCode, '1 2 3 4 5 6', '123456'],
  ['phone', phone, '\u202d01632 960141\u202c', '01632 960141'],
  ['phone', phone, '\u200e+44 1632 960141', '+44 1632 960141'],
  ['phone', phone, '01632\u00ad960141', '01632960141'],
  ['name', firstName, 'Ad\u200ba', 'Ada'],
  ['name', firstName, '\ufeffAda\u0000', 'Ada'],
  ['name', firstName, 'Anne\u2060-\u2060Marie', 'Anne-Marie'],
  ['name', firstName, 'D\u2019Arcy\u2069', 'D\u2019Arcy'],
  ['name', firstName, 'Zoe\u0308\u200f', 'Zoe\u0308'],
  ['name', firstName, 'محمد\u200cرضا', 'محمد\u200cرضا'],
  ['name', firstName, 'A\u200cda', 'Ada'],
  ['contact name', contactName, 'A\u00adda', 'Ada'],
  ['email', email, 'a\u200bda@shop.example', 'ada@shop.example'],
];

function postCode(typed: string) {
  return parsePostcode(typed)?.text;
}
function authCode(typed: string) {
  const form = { loginName: 'ada@shop.example', password: 'Plank&Panel1', repassword: 'Plank&Panel1' };
  return passwordResetForm.parse({ ...form, authCode: typed }).authCode;
}
function firstName(typed: string) {
  return profileForm.parse({ firstName: typed, lastName: 'Moss' }).firstName;
}
function contactName(typed: string) {
  return contactForm.parse({ message: 'x', email: 'ada@shop.example', firstName: typed }).firstName;
}
function email(typed: string) {
  return contactForm.parse({ message: 'x', email: typed, firstName: 'Ada' }).email;
}
function phone(typed: string) {
  const site = {
    line1: '4 Mill Lane',
    town: 'Ipswich',
    postCode: 'IP4 9ZZ',
    siteContact: 'Ada Moss',
    unloading: 'forklift',
    largestVehicle: 'any',
  };
  return siteForm.parse({ ...site, sitePhone: typed }).sitePhone;
}

describe('pasted text', () => {
  it.each(PASTED)('as a %s is read without invisible characters', (_kind, read, typed, is) => {
    expect(read(typed)).toBe(is);
  });

  it('is empty if it has only invisible characters', () => {
    expect(profileForm.safeParse({ firstName: '\u200b\u00ad', lastName: 'Moss' }).success).toBe(false);
  });

  it('keeps line breaks, tabs, marks on letters and joined emoji', () => {
    for (const text of [
      'a\nb\tc\r\n',
      'e\u0301',
      '👩\u200d🔧',
      '❤\ufe0f',
      '👩🏽\u200d🏭',
      '🏳\ufe0f\u200d🌈',
      '½ × 2 m²',
    ])
      expect(visibleText(text)).toBe(text);
  });
});
