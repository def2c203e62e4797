import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../fixtures/builders/build-product.ts';
import type { Reply } from './send-request.ts';
import { createWatch } from './watch-replies.ts';

const LIST = '/woojiapi/product/qrybrandseries';
function replyOf(value: object | string, status = 200, packed = false): Reply {
  const text = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  };
  return { status, headers, body: packed ? brotliCompressSync(text) : text };
}

const MINUTE_MS = 60_000;

function watching(sample = 1, random = () => 0) {
  let time = 0;
  const outcomes: string[] = [];
  const told: { path: string; problem: string }[] = [];
  const logger = { warn: (line: object) => told.push(line as { path: string; problem: string }) };
  const watch = createWatch({
    sample,
    random,
    now: () => time,
    onChecked: (path, outcome) => outcomes.push(`${path} ${outcome}`),
    logger: logger as Parameters<typeof createWatch>[0]['logger'],
  });
  /** the log lines about a reply, once it has been checked */
  const see = async (path: string, reply: Reply): Promise<string[]> => {
    const before = told.length;
    watch.look(path, reply);
    await new Promise((resolve) => setImmediate(resolve));
    return told.slice(before).map(({ problem }) => problem);
  };
  const later = (minutes: number) => (time += minutes * MINUTE_MS);
  return { see, told, outcomes, later, drift: watch.drift };
}

describe('watching the replies of a backend', () => {
  it.each([
    ['a dictionary', '/api/dic', { resultCode: '0', data: [{ codeName: 'Oak' }] }, 200],
    ['a failure', '/api/dic', { resultCode: '101', resultMsg: 'no' }, 200],
    ['a number for the code', '/api/dic', { resultCode: 0, data: [] }, 200],
    ['a success without a code', '/api/dic', { data: [] }, 200],
    ['a broken body', '/api/dic', { resultCode: '1', resultMsg: 'type: is required' }, 400],
    ['a call that the contract does not have', '/woojiapi/order/other', { anything: 1 }, 200],
  ])('logs nothing about %s that keeps the contract', async (_, path, value, status) => {
    expect(await watching().see(path, replyOf(value, status))).toEqual([]);
  });

  it('names drifted fields, once for many lines, without values', async () => {
    const { see, told } = watching();
    const wrong = { ...buildProduct(), packSize: 'about three', inventoryBalance: -77 };
    const lines = await see(LIST, replyOf({ resultCode: '0', data: [wrong, wrong, wrong] }, 200, true));
    expect(lines.toSorted()).toEqual([
      'data[].inventoryBalance: must be at least 0',
      'data[].packSize: must be a number',
    ]);
    expect(told.every(({ path }) => path === LIST)).toBe(true);
    for (const value of ['about three', '-77', wrong.productId, wrong.productNo])
      expect(JSON.stringify(told)).not.toContain(value);
  });

  it.each([
    ['no data', { resultCode: '0' }, 200, ['data: is required']],
    [
      'a code that is not listed',
      { resultCode: '102', resultMsg: 'x' },
      200,
      ['resultCode: 102 is not one of this call'],
    ],
    [
      'a status that is not listed',
      { resultCode: '1', resultMsg: 'x' },
      418,
      ['HTTP 418 is not in the contract'],
    ],
    ['what is cut off', '{"resultCode":"0"', 200, ['body: must be JSON']],
  ])('reports %s', async (_, value, status, problems) => {
    expect(await watching().see('/api/dic', replyOf(value, status))).toEqual(problems);
  });

  it("doesn't repeat an unknown code, which could be anything", async () => {
    const lines = await watching().see('/api/dic', replyOf({ resultCode: 'jane@a.example', resultMsg: '' }));
    expect(lines[0]).toBe('resultCode: (unknown) is not one of this call');
    expect(lines.join()).not.toContain('jane');
  });

  it('logs the same problem once, and still logs another', async () => {
    const { see } = watching();
    expect(await see('/api/dic', replyOf({ resultCode: '0' }))).toHaveLength(1);
    expect(await see('/api/dic', replyOf({ resultCode: '0' }))).toEqual([]);
    expect(await see('/api/dic', replyOf({ resultCode: '0', data: 7 }))).toEqual(['data: must be a list']);
  });

  it('logs a problem again after ten minutes', async () => {
    const { see, later } = watching();
    await see('/api/dic', replyOf({ resultCode: '0' }));
    later(9);
    expect(await see('/api/dic', replyOf({ resultCode: '0' }))).toEqual([]);
    later(1);
    expect(await see('/api/dic', replyOf({ resultCode: '0' }))).toEqual(['data: is required']);
  });

  it('lists what was found in the last day, the latest first, with how often and when', async () => {
    const { see, later, drift, outcomes } = watching();
    expect(drift()).toEqual([]);
    await see('/api/dic', replyOf({ resultCode: '0' }));
    await see(LIST, replyOf({ resultCode: '0', data: 7 }));
    later(2);
    await see('/api/dic', replyOf({ resultCode: '0' }));
    await see('/api/dic', replyOf({ resultCode: '0', data: [] }));
    expect(drift()).toEqual([
      { path: '/api/dic', problem: 'data: is required', times: 2, secondsAgo: 0 },
      { path: LIST, problem: 'data: must be a list', times: 1, secondsAgo: 120 },
    ]);
    expect(outcomes).toEqual(['/api/dic drifted', `${LIST} drifted`, '/api/dic drifted', '/api/dic kept']);
    later(24 * 60 - 1);
    expect(drift().map(({ path }) => path)).toEqual(['/api/dic']);
  });

  it('checks a random sample of replies', async () => {
    const wrong = replyOf({ resultCode: '0' });
    expect(await watching(20, () => 0.051).see('/api/dic', wrong)).toEqual([]);
    expect(await watching(20, () => 0.049).see('/api/dic', wrong)).toHaveLength(1);
    expect(await watching(1, () => 0.999).see('/api/dic', wrong)).toHaveLength(1);
  });
});
