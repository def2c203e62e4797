import { expect, it } from 'vitest';
import type { CallPath } from '../api/calls.ts';
import type { Answer } from './call-client.ts';
import { expectCode, expectField, expectStatus, NotServed } from './judge.ts';

const DIC = '/api/dic';
const OURS = '/woojiapi/user/qrysettings';

const answer = (reply: Record<string, unknown> | undefined, status = 200, path: CallPath = DIC): Answer => ({
  status,
  contentType: reply ? 'application/json;charset=UTF-8' : 'text/html',
  disposition: '',
  text: '',
  size: 0,
  reply,
  asked: { method: 'GET', path, input: {}, options: {} },
});

it.each([['0'], [0], [undefined], [null]])('takes the result code %j for a success', (resultCode) => {
  expect(expectCode(DIC, answer({ resultCode, data: [] }), '0')).toEqual({ resultCode, data: [] });
});

it.each([['1'], [1]])('takes the result code %j for a refusal, at HTTP 400 and at 200', (resultCode) => {
  for (const status of [400, 200]) {
    const refusal = answer({ resultCode, resultMsg: 'happen warning' }, status);
    expectCode(DIC, refusal, '1');
    expectStatus(DIC, refusal, 400);
  }
});

it.each([
  [answer({ resultCode: 0, data: [] }, 500), '0', 'HTTP 500 where 200 is due'],
  [answer({ resultCode: 1, resultMsg: '' }), '0', 'resultCode 1 where 0 is due'],
  [answer({ error: 'Not found' }, 404), '0', 'HTTP 404 without a resultCode where 0 is due'],
  [answer(undefined, 502), '0', 'HTTP 502 without a JSON reply (text/html)'],
  [answer({ resultCode: '0' }), '0', 'data is missing'],
  [answer({ resultCode: '0', data: [{}, {}] }), '0', 'data[].codeName is missing'],
  [answer({ resultCode: '101', resultMsg: 7 }), '101', 'resultMsg must be string'],
] as const)('finds what is wrong with %j', (given, code, what) => {
  expect(() => expectCode(DIC, given, code)).toThrow(`${DIC}: ${what}`);
});

it('does not take HTTP 500 for a refusal', () => {
  expect(() => expectStatus(DIC, answer({ resultCode: '1' }, 500), 400)).toThrow('HTTP 500 where 400 or 200');
});

it('takes 105, and HTTP 404 without a code, for an extension that is absent, but not for a documented call', () => {
  for (const absent of [answer({ resultCode: 105 }), answer(undefined, 404)]) {
    expect(() => expectCode(OURS, absent, '0')).toThrow(NotServed);
    expect(() => expectCode(DIC, absent, '0')).not.toThrow(NotServed);
  }
});

it('asks the name of the wrong field of an extension, and of a documented call only not to name another', () => {
  const unnamed = { resultCode: '1', resultMsg: 'happen warning' };
  expectField(DIC, unnamed, 'type');
  expectField(OURS, { ...unnamed, resultMsg: 'userId is missing' }, 'userId');
  expect(() => expectField(OURS, unnamed, 'userId')).toThrow('does not name userId');
  expect(() => expectField(DIC, { ...unnamed, field: 'brand' }, 'type')).toThrow('does not name type');
});
