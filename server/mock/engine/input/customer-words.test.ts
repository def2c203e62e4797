import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { BRAND, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const TRADE = 'trade@alderline.example';
const person = {
  loginName: 'ada@byron.example',
  password: 'Floor!2026',
  repassword: 'Floor!2026',
  brand: BRAND,
};

/** The fields that people fill in, by call; the page adds the rest of the body. */
const FORMS: readonly (readonly [CallPath, Record<string, unknown>, readonly string[]])[] = [
  ['/woojiapi/user/login', { loginName: TRADE, password: 'x', brand: BRAND }, ['loginName', 'password']],
  ['/woojiapi/user/getauthcode', { loginName: person.loginName, brand: BRAND }, ['loginName']],
  [
    '/woojiapi/user/resetpassword',
    { ...person, authCode: '123456' },
    ['loginName', 'password', 'repassword', 'authCode'],
  ],
  [
    '/woojiapi/user/register',
    {
      ...person,
      firstName: 'Ada',
      lastName: 'Byron',
      userType: 'architect',
      postCode: 'CM1 1AA',
      email: person.loginName,
      phoneNumber: person.loginName,
    },
    [
      ...['loginName', 'password', 'repassword', 'firstName', 'lastName', 'userType', 'title', 'postCode'],
      ...['companyName', 'companyAddr', 'companyPhone', 'projectAddr', 'taxNo'],
    ],
  ],
  [
    '/woojiapi/compose/sendemail',
    {
      sendTo: 'sales@alderline.example',
      firstName: 'Ada',
      lastName: ' ',
      email: person.loginName,
      message: 'Good day',
    },
    ['firstName', 'email', 'message'],
  ],
  [
    '/woojiapi/order/insertproject',
    { projectName: 'Mill Lane', brand: BRAND, userId: 'u-1001' },
    ['projectName'],
  ],
];
/** missing, emptied, too short, not an email address, far too long */
const WRONG = [undefined, '', 'x', 'no address', 'x'.repeat(6000)];
const SENTENCE = /^[A-Z].*[.!]$/;
/** a name in the contract's style: `loginName` */
const NAME = /\b[a-z]+[A-Z]/;

const withValue = (body: object, field: string, value: string | undefined) =>
  Object.fromEntries(Object.entries({ ...body, [field]: value }).filter(([, one]) => one !== undefined));

describe('the message about a refused form', () => {
  let shop: TestShop;
  let token: string;
  withShop('libSQL', async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });

  it('is a sentence without names from the contract, for every field of every form', async () => {
    const faults: string[] = [];
    for (const [path, body, fields] of FORMS)
      for (const field of fields) {
        const said: string[] = [];
        for (const value of WRONG) {
          const { text } = await shop.call(path, withValue(body, field, value), { token });
          const reply = JSON.parse(text);
          if (reply.field !== field) continue;
          said.push(reply.resultMsg);
          if (reply.resultCode !== '1' || !SENTENCE.test(reply.resultMsg) || NAME.test(reply.resultMsg))
            faults.push(`${path}, ${field}: ${text}`);
        }
        if (said.length === 0) faults.push(`${path}, ${field}: nothing wrong with it is ever said`);
      }
    expect(faults).toEqual([]);
  });

  it.each([
    ['/woojiapi/user/login', 'loginName', '', 'Please enter your email.'],
    ['/woojiapi/user/getauthcode', 'loginName', 'ada', 'Please enter the correct email address.'],
    ['/woojiapi/user/register', 'password', 'Oak12', 'The password needs at least 8 characters.'],
    ['/woojiapi/user/register', 'userType', 'plumber', 'Please select your occupation.'],
    [
      '/woojiapi/user/register',
      'postCode',
      'Chelmsford CM1 1AA',
      'The post code can have at most 12 characters.',
    ],
    ['/woojiapi/user/resetpassword', 'authCode', undefined, 'Please enter the verification code.'],
  ] as const)('says what is wrong: %s, %s = %j', async (path, field, value, message) => {
    const body = FORMS.find(([known]) => known === path)?.[1];
    const { status, text } = await shop.call(path, withValue(body ?? {}, field, value));
    expect([status, JSON.parse(text)]).toEqual([400, { resultCode: '1', resultMsg: message, field }]);
  });
});
