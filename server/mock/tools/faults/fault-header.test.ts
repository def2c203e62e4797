import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../../../../contracts/api/result-codes.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

const DIC = '/api/dic';
const GRADES = { type: 'Grade' };

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());

const codeOf = async () => (await shop.call(DIC, GRADES)).reply?.resultCode;

describe('a call that asks for a fault itself', () => {
  const ask = (fault: string) => shop.call(DIC, GRADES, { fault });

  it.each([
    ['code=104', 200, { resultCode: '104', resultMsg: 'Error' }],
    [' code=-1000 ', 200, { resultCode: '-1000', resultMsg: 'Login has expired. Please log in again' }],
    ['code=1;message=too%20few; try again', 200, { resultCode: '1', resultMsg: 'too few; try again' }],
    ['status=503', 503, undefined],
    ['not-json', 200, undefined],
  ])('%s', async (fault, status, reply) => {
    const answer = await ask(fault);
    expect([answer.status, answer.reply]).toEqual([status, reply]);
  });

  it('by delay, drop and truncate', async () => {
    const started = performance.now();
    expect((await ask('delay=200')).reply?.resultCode).toBe('0');
    expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    await expect(ask('drop')).rejects.toThrow();
    await expect(ask('truncate')).rejects.toThrow();
  });

  it('gets that fault only, for this call only, and uses up none of those set', async () => {
    await shop.setFault({ kind: 'code', code: '103' }, { times: { kind: 'times', left: 1 } });
    expect((await ask('code=101')).reply?.resultCode).toBe('101');
    expect([await codeOf(), await codeOf()]).toEqual(['103', '0']);
  });

  const forms = 'must be code=..., status=..., delay=..., drop, truncate or not-json';
  const known = Object.keys(FAILURES).join(', ');
  it.each([
    ['', forms],
    ['explode', forms],
    ['drop=1', forms],
    ['drop, truncate', forms],
    ['delay=100;message=x', forms],
    ['code=0', `code must be one of ${known}`],
    ['code=__proto__', `code must be one of ${known}`],
    ['code=104;delay=5', 'only ;message= can follow the code'],
    ['code=1;message=%', 'message must have % percent-encoded'],
    [`code=1;message=${'x'.repeat(501)}`, 'message must be at most 500 characters'],
    ['status=199', 'must be a whole number from 200 to 599'],
    ['status=600', 'must be a whole number from 200 to 599'],
    ['status=', 'must be a whole number from 200 to 599'],
    ['delay=-1', 'must be a whole number from 0 to 30000'],
    ['delay=1.5', 'must be a whole number from 0 to 30000'],
    ['delay=30001', 'must be a whole number from 0 to 30000'],
  ])('is refused if the form is unknown: "%s"', async (fault, why) => {
    const { status, reply } = await ask(fault);
    expect([status, reply]).toEqual([400, { resultCode: '1', resultMsg: `x-mock-fault: ${why}` }]);
  });
});
