import { describe, expect, it } from 'vitest';
import { contactForm, fieldErrors, registrationForm } from '../forms/forms.ts';
import { invitationForm } from '../forms/people-form.ts';
import { emailOf } from './email.ts';

const TAKEN: readonly (readonly [typed: string, kept: string])[] = [
  ['ada@shop.example', 'ada@shop.example'],
  ['ADA@Shop.EXAMPLE', 'ada@shop.example'],
  [' ada@shop.example\t', 'ada@shop.example'],
  ['\u00a0ada@shop.example\u2003', 'ada@shop.example'],
  ['smith&sons@shop.example', 'smith&sons@shop.example'],
  ["o'neil@shop.example", "o'neil@shop.example"],
  ['ada+floors@shop.example', 'ada+floors@shop.example'],
  ['a.b-c_d@shop.example', 'a.b-c_d@shop.example'],
  ['!#$%*/=?^`{|}~@shop.example', '!#$%*/=?^`{|}~@shop.example'],
  ['1@shop.example', '1@shop.example'],
  ['ada@bücher.example', 'ada@bücher.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@bücher.example'],
  ['josé@shop.example', 'josé@shop.example'],
  ['łukasz@płytki.example', 'łukasz@płytki.example'],
  ['ștefan@parchet.example', 'ștefan@parchet.example'],
  ['ада@почта.example', 'ада@почта.example'],
  ['info@δάπεδα.example', 'info@δάπεδα.example'],
  ['ada@例え.example', 'ada@例え.example'],
  ['ada@フロアshop.example', 'ada@フロアshop.example'],
  ['ada@a.b.c.d.example', 'ada@a.b.c.d.example'],
  ['ada@4floors.example', 'ada@4floors.example'],
  ['ada@x--y.example', 'ada@x--y.example'],
  ['ａｄａ＠ｓｈｏｐ.example', 'ada@shop.example'],
  ['\u200bada@shop.example', 'ada@shop.example'],
  ['ada\u00ad@shop.example', 'ada@shop.example'],
  ['ada@\u2060shop.example', 'ada@shop.example'],
  ['\u202aada@shop.example\u202c', 'ada@shop.example'],
  ['\u2066ada@shop.example\u2069', 'ada@shop.example'],
  ['ada@shop.\u200eexample\u200f', 'ada@shop.example'],
  ['\ufeffada@shop.example', 'ada@shop.example'],
  ['ad\u034fa@shop.example', 'ada@shop.example'],
  ['ad\u200da@shop.example', 'ada@shop.example'],
  ['ada@shop\ufe0f.example', 'ada@shop.example'],
];

const REFUSED = [
  'ada',
  '@shop.example',
  'ada@',
  'ada@shop',
  'ada@localhost',
  'ada@@shop.example',
  'ada@x@shop.example',
  'ada @shop.example',
  'ada@ shop.example',
  'ada@shop .example',
  'ada@shop..example',
  'ada@.shop.example',
  'ada@shop.example.',
  '.ada@shop.example',
  'ada.@shop.example',
  'a..da@shop.example',
  'ada@-shop.example',
  'ada@shop-.example',
  'ada@sh_op.example',
  'ada@shop.example:80',
  'ada@shop.example/floors',
  'ada@shop.example?x',
  'ada@shop.example#x',
  'ada@shop,example',
  'ada@192.0.2.1',
  'ada@[192.0.2.1]',
  'ada@shop.123',
  '"ada moss"@shop.example',
  'Ada Moss <ada@shop.example>',
  'ada@shop.example, ben@shop.example',
  'ada(moss)@shop.example',
  'ada\\@shop.example',
  '😀@shop.example',
  'ada@😀.example',
  `${'a'.repeat(65)}@shop.example`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'abcdefghi.'.repeat(25)}example`,
  // letters of two scripts in one name of the domain
  'ada@shоp.example',
  'ada@αlpha.example',
  'ada@раypal.example',
  'ada@shop.exаmple',
  'ada@ѕhop.example',
  'ada@shօp.example',
  'ada@שhop.example',
];

describe('an email', () => {
  it.each(TAKEN)('%j is kept as %s', (typed, kept) => {
    expect(emailOf(typed)).toBe(kept);
    expect(emailOf(kept)).toBe(kept);
  });

  it.each(REFUSED)('%j is not an email', (typed) => {
    expect(emailOf(typed)).toBeUndefined();
  });

  it('is checked by the same rule in every form', () => {
    const errorOf = (typed: string) => [
      fieldErrors(registrationForm, { loginName: typed }).loginName,
      fieldErrors(contactForm, { email: typed }).email,
      fieldErrors(invitationForm, { email: typed }).email,
    ];
    for (const [typed] of TAKEN) expect(errorOf(typed), typed).toEqual([undefined, undefined, undefined]);
    const wrong = 'Please enter the correct email address';
    for (const typed of REFUSED.filter((each) => each.length <= 254))
      expect(errorOf(typed), typed).toEqual([wrong, 'Your email is required.', wrong]);
  });
});
