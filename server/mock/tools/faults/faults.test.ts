import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaultEffect } from '../../../../contracts/api/mock-console.ts';
import { FAILURES, type FailureCode } from '../../../../contracts/api/result-codes.ts';
import { sendPatiently } from '../../../../contracts/suite/call-client.ts';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';
import { FaultBook } from './fault-book.ts';

const DIC = '/api/dic';
const SERIES = '/woojiapi/product/qrybrandseries';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const NEW_PROJECT = '/woojiapi/order/insertproject';
const GRADES = { type: 'Grade' };

let shop: TestConsole;
let token: string;
beforeAll(async () => {
  shop = await openConsole();
  token = await shop.logIn();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control('DELETE /faults');
});

const codeOf = async (path: typeof DIC | typeof SERIES = DIC, as?: string) => {
  const input = path === DIC ? GRADES : { productType: 'Timber', series: null, brand: BRAND };
  return String((await shop.call(path, input, { token: as })).reply?.resultCode);
};
const codes = async (times: number) => {
  const seen: string[] = [];
  for (let i = 0; i < times; i++) seen.push(await codeOf());
  return seen;
};
const addProject = (projectName: string) =>
  shop.call(NEW_PROJECT, { userId: 'u-1001', projectName, brand: BRAND }, { token });
const projectNames = async () =>
  JSON.stringify((await shop.call(PROJECTS, { userId: 'u-1001' }, { token })).reply);

/** The raw reply, up to where it ends or breaks. */
function rawReply(url: string) {
  return new Promise<{ due: number; text: string; whole: boolean; pieces: number }>((resolve, reject) => {
    const headers = signedHeaders(url, shop.target.salt);
    request(shop.origin + url, { headers }, (res) => {
      let text = '';
      let pieces = 0;
      res.on('data', (chunk) => {
        text += chunk;
        pieces += 1;
      });
      res.on('error', () => undefined);
      res.on('close', () =>
        resolve({ due: Number(res.headers['content-length']), text, whole: res.complete, pieces }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a fault of each kind', () => {
  it.each(Object.keys(FAILURES) as FailureCode[])('the code %s, with its default message', async (code) => {
    await shop.setFault({ kind: 'code', code });
    const { status, reply } = await shop.call(DIC, GRADES);
    expect(status).toBe(200);
    expect(reply).toEqual({ resultCode: code, resultMsg: FAILURES[code].fallback });
  });

  it('a code with a message', async () => {
    await shop.setFault({ kind: 'code', code: '1', message: 'Closed for stock-taking, £ & "all"' });
    expect((await shop.call(DIC, GRADES)).reply).toEqual({
      resultCode: '1',
      resultMsg: 'Closed for stock-taking, £ & "all"',
    });
  });

  it.each([200, 204, 304, 404, 418, 500, 503, 599])(
    'HTTP %d without a reply of the contract',
    async (status) => {
      await shop.setFault({ kind: 'status', status });
      const answer = await shop.call(DIC, GRADES);
      expect([answer.status, answer.reply]).toEqual([status, undefined]);
    },
  );

  it('a delay, after which the call is answered as usual', async () => {
    await shop.setFault({ kind: 'delay', ms: 300 }, { path: DIC });
    const started = performance.now();
    expect(await codeOf()).toBe('0');
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
  });

  it('a dropped connection, after which the next call works', async () => {
    await shop.setFault({ kind: 'drop' }, { times: { kind: 'times', left: 1 } });
    await expect(shop.call(DIC, GRADES)).rejects.toThrow();
    expect(await codeOf()).toBe('0');
  });

  it('half a body, where a whole one was announced', async () => {
    const { text: whole } = await shop.call(DIC, GRADES);
    await shop.setFault({ kind: 'truncate' });
    const cut = await rawReply(`${DIC}?type=Grade`);
    expect(cut.whole).toBe(false);
    expect(cut.text.length).toBeGreaterThan(0);
    expect(cut.text.length).toBeLessThan(cut.due);
    expect(whole.startsWith(cut.text)).toBe(true);
  });

  it.each([
    ['HTTP 503', 503, 7],
    ['HTTP 429', 429, 86_400],
  ] as const)('%s with Retry-After', async (_, status, retryAfter) => {
    await shop.setFault({ kind: 'status', status, retryAfter });
    const url = `${DIC}?type=Grade`;
    const answer = await fetch(shop.origin + url, { headers: signedHeaders(url, shop.target.salt) });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, String(retryAfter)]);
  });

  it('a Retry-After, after which the contract suite comes again', async () => {
    await shop.setFault(
      { kind: 'status', status: 503, retryAfter: 1 },
      { times: { kind: 'times', left: 1 } },
    );
    expect((await sendPatiently(shop.target, DIC, GRADES)).status).toBe(200);
    await shop.setFault({ kind: 'status', status: 503 }, { times: { kind: 'times', left: 1 } });
    expect((await sendPatiently(shop.target, DIC, GRADES)).status).toBe(503);
  });

  it('a delay within its spread, by its seed', async () => {
    const effect = { kind: 'delay', ms: 20, spread: 200 } as const;
    const book = new FaultBook(() => 0);
    book.add({ path: DIC, persona: '*', times: { kind: 'until-cleared' }, effect, seed: 5 });
    await shop.setFault(effect, { path: DIC, seed: 5 });
    for (let call = 0; call < 3; call++) {
      const { share = 0 } = book.take(DIC, { loginName: '', isCustomer: false }, () => true) ?? {};
      const started = performance.now();
      expect(await codeOf()).toBe('0');
      expect(performance.now() - started).toBeGreaterThanOrEqual(20 + Math.floor(share * 200) - 1);
    }
  });

  it.each([
    ['a prepared reply', DIC, undefined],
    ['a reply made for the call', PROJECTS, 'customer'],
  ] as const)('a slow body, which is whole at the end: %s', async (_, path, who) => {
    const as = who ? { token } : {};
    const input = path === DIC ? GRADES : { userId: 'u-1001' };
    const { text: whole } = await shop.call(path, input, as);
    await shop.setFault({ kind: 'dribble', bytes: Math.ceil(whole.length / 7), every: 5 }, { path });
    const slow = await shop.call(path, input, as);
    expect([slow.status, slow.text]).toEqual([200, whole]);
    expect(await shop.lastEntry()).toMatchObject({
      path,
      status: 200,
      fault: 'dribble',
      replyBody: expect.stringContaining('resultCode'),
    });
  });

  it('a slow body comes in several pieces, as long as was announced', async () => {
    await shop.setFault({ kind: 'dribble', bytes: 50, every: 20 });
    const { due, text, whole, pieces } = await rawReply(`${DIC}?type=Grade`);
    expect([whole, Buffer.byteLength(text)]).toEqual([true, due]);
    expect(pieces).toBeGreaterThan(1);
  });

  it('a body that is not JSON', async () => {
    await shop.setFault({ kind: 'not-json' });
    const answer = await shop.call(DIC, GRADES);
    expect([answer.status, answer.contentType, answer.reply]).toEqual([
      200,
      'text/html; charset=utf-8',
      undefined,
    ]);
  });

  it('leaves the call’s work done or undone, depending on its kind', async () => {
    const undone: FaultEffect[] = [
      { kind: 'code', code: '104' },
      { kind: 'status', status: 500 },
      { kind: 'drop' },
      { kind: 'not-json' },
    ];
    for (const effect of undone) {
      await shop.setFault(effect, { path: NEW_PROJECT });
      await addProject(`undone ${effect.kind}`).catch(() => undefined);
      await shop.control('DELETE /faults');
    }
    for (const effect of [{ kind: 'truncate' }, { kind: 'delay', ms: 1 }] satisfies FaultEffect[]) {
      await shop.setFault(effect, { path: NEW_PROJECT });
      await addProject(`done ${effect.kind}`).catch(() => undefined);
      await shop.control('DELETE /faults');
    }
    const names = await projectNames();
    expect(names).not.toContain('undone');
    expect(names).toContain('done truncate');
    expect(names).toContain('done delay');
  });
});

describe('a fault is aimed', () => {
  const failing = { kind: 'code', code: '104' } as const;

  it('at one path, or at all paths', async () => {
    await shop.setFault(failing, { path: SERIES });
    expect([await codeOf(DIC), await codeOf(SERIES)]).toEqual(['0', '104']);
    await shop.setFault(failing);
    expect([await codeOf(DIC), await codeOf(SERIES)]).toEqual(['104', '104']);
  });

  it('at one customer, whatever the case of the name, at visitors, or at all callers', async () => {
    const guest = String((await shop.call('/api/guestlogin')).reply?.access_token);
    const architect = await shop.logIn(ARCHITECT);
    const everyone = async () => {
      const seen: string[] = [];
      for (const as of [token, architect, guest, undefined]) seen.push(await codeOf(DIC, as));
      return seen;
    };
    await shop.setFault(failing, { persona: TRADE.toUpperCase() });
    expect(await everyone()).toEqual(['104', '0', '0', '0']);
    await shop.control('DELETE /faults');
    await shop.setFault(failing, { persona: 'visitor' });
    expect(await everyone()).toEqual(['0', '0', '104', '104']);
    await shop.control('DELETE /faults');
    await shop.setFault(failing, { persona: '*' });
    expect(await everyone()).toEqual(['104', '104', '104', '104']);
  });

  it.each([1, 3])('at %d calls, and is gone after the last', async (left) => {
    await shop.setFault(failing, { path: DIC, times: { kind: 'times', left } });
    expect(await codeOf(SERIES)).toBe('0');
    expect(await codes(left + 2)).toEqual([...Array(left).fill('104'), '0', '0']);
    expect((await shop.control('/faults')).faults).toEqual([]);
  });

  it('at exactly this many calls, even in parallel', async () => {
    await shop.setFault(failing, { times: { kind: 'times', left: 7 } });
    const seen = await Promise.all(Array.from({ length: 30 }, () => codeOf()));
    expect(seen.filter((code) => code === '104')).toHaveLength(7);
  });

  it('at customers, whoever they are', async () => {
    await shop.setFault(failing, { persona: 'customer' });
    const guest = String((await shop.call('/api/guestlogin')).reply?.access_token);
    expect([await codeOf(DIC, token), await codeOf(DIC, guest), await codeOf()]).toEqual(['104', '0', '0']);
  });

  it('until a moment of the world, however far its clock is moved', async () => {
    const { now } = await shop.control('/clock');
    await shop.setFault(failing, { until: now + 3_600_000 });
    expect(await codes(2)).toEqual(['104', '104']);
    await shop.control('POST /clock', { body: { advanceMs: 3_600_000 } });
    expect(await codeOf()).toBe('0');
    expect((await shop.control('/faults')).faults).toEqual([]);
    await shop.control('POST /clock', { body: { offsetMs: 0 } });
  });

  it('until it is cleared, by itself or with all others', async () => {
    const first = await shop.setFault(failing, { path: DIC });
    await shop.setFault({ kind: 'code', code: '103' }, { path: SERIES });
    expect(await codes(5)).toEqual(Array(5).fill('104'));
    await shop.control('DELETE /faults/:id', { id: first });
    expect([await codeOf(DIC), await codeOf(SERIES)]).toEqual(['0', '103']);
    await shop.control('DELETE /faults');
    expect(await codeOf(SERIES)).toBe('0');
  });

  it('one per call: the first set applies first, and each counts its own hits', async () => {
    await shop.setFault({ kind: 'code', code: '101' }, { path: DIC, times: { kind: 'times', left: 2 } });
    await shop.setFault({ kind: 'code', code: '102' });
    expect(await codes(1)).toEqual(['101']);
    expect((await shop.control('/faults')).faults).toMatchObject([
      { hits: 1, times: { kind: 'times', left: 1 } },
      { hits: 0 },
    ]);
    expect(await codes(2)).toEqual(['101', '102']);
    expect((await shop.control('/faults')).faults).toMatchObject([{ hits: 1, path: '*' }]);
  });
});
