import { expect, it } from 'vitest';
import { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { ShopLength } from './shop-length.ts';

const WAIT_MS = 10;
const AN_HOUR_MS = 3_600_000;

/** @param more what else the backend says of itself */
function shopOf(total: () => number | Promise<number>, more: { lacking?: () => ReadonlySet<string> } = {}) {
  const asked: unknown[] = [];
  let now = 0;
  const ask = async (path: string, input: unknown) => {
    asked.push([path, input]);
    return { resultCode: '0', data: { total: await total() } } as never;
  };
  const length = new ShopLength({ ask, ...more }, 'Alderline', () => now);
  return { asked, isLong: () => length.isLong(WAIT_MS), wait: (ms: number) => (now += ms) };
}

it('is long with more than 300 products, and is only asked again after a minute, for which no page waits', async () => {
  let total = 300;
  const { asked, isLong, wait } = shopOf(() => total);
  expect(await Promise.all([isLong(), isLong()])).toEqual([false, false]);
  total = 301;
  wait(59_000);
  expect(await isLong()).toBe(false);
  expect(asked).toHaveLength(1);
  wait(1_000);
  expect(await isLong()).toBe(false);
  await expect.poll(isLong).toBe(true);
  expect(asked).toEqual(Array(2).fill([LIST_PAGE, { pageSize: 1, cursor: '0', brand: 'Alderline' }]));
});

it('is read whole where the backend lacks the call, and isn’t asked', async () => {
  const { asked, isLong, wait } = shopOf(() => 100_000, { lacking: () => new Set([LIST_PAGE]) });
  for (let time = 0; time < 3; time += 1) {
    expect(await isLong()).toBe(false);
    wait(AN_HOUR_MS);
  }
  expect(asked).toEqual([]);
});

it('is read whole where the call fails, and isn’t asked again at once', async () => {
  const { asked, isLong } = shopOf(() => Promise.reject(new CallFailure('104')));
  expect(await isLong()).toBe(false);
  expect(await isLong()).toBe(false);
  expect(asked).toHaveLength(1);
});

it('stays long where the call fails later', async () => {
  const totals = [301];
  const { asked, isLong, wait } = shopOf(() => totals.pop() ?? Promise.reject(new CallFailure('104')));
  expect(await isLong()).toBe(true);
  wait(AN_HOUR_MS);
  for (let time = 0; time < 3; time += 1) expect(await isLong()).toBe(true);
  expect(asked).toHaveLength(2);
});

it('isn’t known while our own backend makes its index, and is read whole where a real one doesn’t answer in time', async () => {
  const never = () => new Promise<number>(() => undefined);
  expect(await shopOf(never).isLong()).toBeUndefined();
  expect(await shopOf(never, { lacking: () => new Set() }).isLong()).toBe(false);
});
