import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../../../../contracts/api/result-codes.ts';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
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
    ['code=1;message=too%20few%3B try again', 200, { resultCode: '1', resultMsg: 'too few; try again' }],
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

  it('by status with Retry-After, and by a slow body', async () => {
    const url = `${DIC}?type=Grade`;
    const headers = { ...signedHeaders(url, shop.target.salt), 'x-mock-fault': 'status=429;retry-after=30' };
    const answer = await fetch(shop.origin + url, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await ask('dribble=20;every=1')).reply).toEqual((await shop.call(DIC, GRADES)).reply);
  });

  it('until a moment of its world', async () => {
    const until = new Date(shop.clock.now + 1000).toISOString();
    const fault = `code=104;until=${until}`;
    expect((await ask(fault)).reply?.resultCode).toBe('104');
    shop.clock.now += 1000;
    expect((await ask(fault)).reply?.resultCode).toBe('0');
  });

  const forms =
    'must be code=..., status=..., delay=..., dribble=..., drop, truncate, not-json or profile=...';
  const known = Object.keys(FAILURES).join(', ');
  it.each([
    ['', forms],
    ['explode', forms],
    ['drop=1', forms],
    ['delay', forms],
    ['drop, truncate', forms],
    ['delay=100;message=x', "message can't follow delay"],
    ['drop;percent=5;percent=6', 'percent must be there once'],
    ['code=0', `code must be one of ${known}`],
    ['code=__proto__', `code must be one of ${known}`],
    ['code=104;delay=5', "delay can't follow code"],
    ['code=1;message=%', '% must be percent-encoded as %25'],
    [`code=1;message=${'x'.repeat(501)}`, 'message must be at most 500 characters'],
    ['status=199', 'status must be a whole number from 200 to 599'],
    ['status=600', 'status must be a whole number from 200 to 599'],
    ['status=', 'status must be a whole number from 200 to 599'],
    ['status=503;retry-after=soon', 'retry-after must be a whole number from 1 to 86400'],
    ['delay=-1', 'delay must be a whole number from 0 to 30000'],
    ['delay=1.5', 'delay must be a whole number from 0 to 30000'],
    ['delay=30001', 'delay must be a whole number from 0 to 30000'],
    ['dribble=64', 'every must be a whole number from 1 to 10000'],
    ['drop;percent=0', 'percent must be a whole number from 1 to 100'],
    ['drop;percent=5;seed=-1', 'seed must be a whole number from 0 to 999999'],
    ['drop;until=tomorrow', 'until must be a moment such as 2026-11-30T08:00:00Z'],
    ['profile=flaky-radios', 'there is no profile "flaky-radios"; did you mean flaky-radio?'],
    ['profile=slow-friday;percent=5', "percent can't follow profile"],
  ])('is refused if the form is unknown: "%s"', async (fault, why) => {
    const { status, reply } = await ask(fault);
    expect([status, reply]).toEqual([400, { resultCode: '1', resultMsg: `x-mock-fault: ${why}` }]);
  });
});

describe('a client that asks for failures by chance', () => {
  const seen = async (fault: string) => {
    const { reply } = await shop.call(DIC, GRADES, { fault });
    return String(reply?.resultCode);
  };

  it('gets the same ones again from the same seed, and others from another', async () => {
    const run = async (fault: string, count = 24) => {
      const codes: string[] = [];
      for (let call = 0; call < count; call++) codes.push(await seen(fault));
      return codes;
    };
    const first = await run('code=104;percent=40;seed=7');
    await shop.control('POST /reset');
    expect(await run('code=104;percent=40;seed=7')).toEqual(first);
    expect(await run('code=104;percent=40;seed=8')).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set(['0', '104']));
  });

  it('gets those of a profile, and no other client does', async () => {
    const token = await shop.logIn();
    const ask = async (fault?: string) =>
      String((await shop.call(DIC, GRADES, { token, ...(fault ? { fault } : {}) })).reply?.resultCode);
    const asked: string[] = [];
    const others: string[] = [];
    for (let call = 0; call < 40; call++) {
      asked.push(await ask('profile=expiring-sessions;seed=3'));
      others.push(await ask());
    }
    expect(new Set(asked)).toEqual(new Set(['0', '-1000']));
    expect(new Set(others)).toEqual(new Set(['0']));
    expect((await shop.control('/faults')).faults).toEqual([]);
  });
});
