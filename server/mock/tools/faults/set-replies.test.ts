import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import type { NewFault } from '../../../../contracts/api/mock-console.ts';
import { TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const LOGIN = '/woojiapi/user/login';
const PRODUCT = '/woojiapi/product/qrybyproductid';
const SERIES = '/woojiapi/product/qrybrandseries';
const DOWNLOAD = '/woojiapi/order/downloadquotation';
const UPLOAD = '/woojiapi/user/uploadcompanylogo';
const EMPTY = { resultCode: '0', data: [] };
const OTHER = { resultCode: '0', data: [{ codeId: 'Plain', codeName: 'Plain' }] };

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control('DELETE /faults');
});

interface SetReply {
  readonly body: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly unchecked?: boolean;
}
const set = (path: CallPath | '*', reply: SetReply, aim?: Partial<NewFault>) =>
  shop.setFault({ kind: 'reply', ...reply }, { path, ...aim });
const refused = async (path: string, { when, ...reply }: Partial<SetReply> & Pick<NewFault, 'when'>) => {
  const effect = { kind: 'reply', body: EMPTY, ...reply };
  const body = { path, persona: '*', times: { kind: 'until-cleared' }, effect, ...(when && { when }) };
  return await shop.refusal('POST /faults', { body });
};
const wrong = (why: string) => [400, why];
const dic = async (type: string) => (await shop.call(DIC, { type })).reply;

describe('a reply of one’s own', () => {
  it('is given to its call alone, and the journal says that it was set', async () => {
    const before = await dic('Grade');
    await set(DIC, { body: EMPTY });
    expect(await dic('Grade')).toEqual(EMPTY);
    expect(await shop.lastEntry()).toMatchObject({
      path: DIC,
      resultCode: '0',
      problems: [],
      fault: 'reply',
    });
    const series = { productType: 'Timber', series: null, brand: BRAND };
    expect((await shop.call(SERIES, series)).reply).toMatchObject({
      resultCode: '0',
      data: expect.anything(),
    });
    expect(await shop.lastEntry()).toMatchObject({ path: SERIES, fault: '' });
    await shop.control('DELETE /faults');
    expect(await dic('Grade')).toEqual(before);
  });

  it('is given a number of times', async () => {
    await set(DIC, { body: EMPTY }, { times: { kind: 'times', left: 2 } });
    expect([await dic('Grade'), await dic('Grade')]).toEqual([EMPTY, EMPTY]);
    expect(await dic('Grade')).not.toEqual(EMPTY);
  });

  it('does none of the work of its call, and can fail with an HTTP status', async () => {
    const body = { resultCode: '104', resultMsg: 'Too slow' };
    await set(LOGIN, { body, status: 504 });
    const login = { loginName: TRADE, password: 'Floor!2026', brand: BRAND };
    expect(await shop.call(LOGIN, login)).toMatchObject({ status: 504, reply: body });
    const people = (await shop.control('/people')).people.filter(({ loginName }) => loginName === TRADE);
    expect(people.map(({ sessions }) => sessions)).toEqual([[]]);
  });

  it('can be that of a log-in', async () => {
    const loginInfo = { userId: 'u-9', userType: 'Architect', loginName: 'nobody@studio.example' };
    const company = { companyId: 'c-9', companyType: 'T', ownerCompanyId: 'c-9' };
    const customer = { custId: 'k-9', custName: 'Nobody', custNo: '9' };
    const body = {
      resultCode: '0',
      access_token: 'token-of-nobody',
      loginInfo: { ...loginInfo, ...company, ...customer },
    };
    await set(LOGIN, { body });
    const login = { loginName: 'nobody@studio.example', password: 'x', brand: BRAND };
    expect((await shop.call(LOGIN, login)).reply).toEqual(body);
  });

  it('is chosen by what was sent, in a query, a form or JSON', async () => {
    await set(DIC, { body: OTHER }, { when: { type: 'Finish' } });
    await set(DIC, { body: EMPTY }, { when: { type: 'Grade' } });
    expect([await dic('Grade'), await dic('Finish')]).toEqual([EMPTY, OTHER]);
    const failure = { resultCode: '1', resultMsg: 'No such floor' };
    await set(PRODUCT, { body: failure }, { when: { productId: 'p-0101' } });
    const codes = [];
    for (const as of ['form', 'json'] as const)
      for (const productId of ['p-0101', 'p-0102'])
        codes.push((await shop.call(PRODUCT, { productId, brand: BRAND }, { as })).reply?.resultCode);
    expect(codes).toEqual(['1', '0', '1', '0']);
  });

  it('is compared with numbers as with their text, and any other fault is aimed like this too', async () => {
    const path = '/woojiapi/order/qryorders';
    const token = await shop.logIn();
    const effect = { kind: 'code', code: '104' } as const;
    await shop.setFault(effect, { path, when: { pageNo: 2 } });
    const codes = [];
    for (const as of ['form', 'json'] as const)
      for (const pageNo of [1, 2])
        codes.push(
          (await shop.call(path, { userId: 'u-1001', pageNo, pageSize: 20 }, { token, as })).reply
            ?.resultCode,
        );
    expect(codes).toEqual(['0', '104', '0', '104']);
  });

  it.each<[string, string, Partial<SetReply> & Pick<NewFault, 'when'>, string]>([
    ['lacks a field', DIC, { body: { resultCode: '0' } }, 'effect.body.data: is required'],
    [
      'has a value of another kind',
      DIC,
      { body: { resultCode: '0', data: [{ codeId: 5, codeName: 'x' }] } },
      'effect.body.data[].codeId: must be text',
    ],
    [
      'has a mistyped field',
      DIC,
      { body: { resultCode: '0', data: [{ codeId: 'a', codName: 'a' }] } },
      'effect.body.data[0].codName: is not a field of this reply; did you mean codeName?',
    ],
    [
      'has a code that the call never gives',
      DIC,
      { body: { resultCode: '102', resultMsg: 'x' } },
      'effect.body.resultCode: 102 is not one of this call',
    ],
    [
      'has an HTTP status that the call never gives',
      DIC,
      { status: 418 },
      'effect.status: HTTP 418 is not in the contract of this call',
    ],
    [
      'stands for the file of a download',
      DOWNLOAD,
      { body: { resultCode: '0' } },
      "effect.body: the file of a download can't be set, only its failure",
    ],
    ['is for a mistyped call', '/api/dik', {}, 'path: no such call; did you mean /api/dic?'],
    ['is for all calls', '*', {}, 'path: must be one call, as the contract checks its reply'],
    [
      'is aimed by a mistyped field',
      DIC,
      { when: { typ: 'Grade' } },
      'when.typ: is not a field of this call; did you mean type?',
    ],
    [
      'is aimed by the fields of all calls',
      '*',
      { unchecked: true, when: { brand: BRAND } },
      'when: needs one call as the path, whose fields it names',
    ],
    [
      'is aimed by the fields of a call with a file',
      UPLOAD,
      { unchecked: true, when: { file: 'x' } },
      'when: a call with a file has no fields to compare',
    ],
  ])('is refused with the field and the reason if it %s', async (_, path, given, why) => {
    expect(await refused(path, given)).toEqual(wrong(why));
    expect((await shop.control('/faults')).faults).toEqual([]);
  });

  it('can be a failure of a download, and of a call with a file', async () => {
    const failure = { resultCode: '104', resultMsg: 'No paper today' };
    await set(DOWNLOAD, { body: failure });
    await set(UPLOAD, { body: failure });
    expect((await shop.call(DOWNLOAD, { userId: 'u-1001' })).reply).toEqual(failure);
    expect((await shop.call(UPLOAD, {})).reply).toEqual(failure);
  });

  it('goes out unchecked if that is asked for, and the journal says what is wrong with it', async () => {
    const body = { resultCode: '0', data: 'none' };
    await set(DIC, { body, unchecked: true });
    expect(await dic('Grade')).toEqual(body);
    expect((await shop.lastEntry()).problems).toEqual(['reply: data: must be a list']);
    await shop.control('DELETE /faults');
    await set('*', { body, status: 204, unchecked: true });
    expect(await shop.call(DIC, { type: 'Grade' })).toMatchObject({ status: 204, text: '' });
  });
});
