import { describe, expect, it } from 'vitest';
import { prepare } from '../http/prepared-bytes.ts';
import { type MadePage, PageCache } from './page-cache.ts';

const MINUTE = 60_000;

function setUp({ isComplete = true, until }: { isComplete?: boolean; until?: number } = {}) {
  let now = 0;
  const made: string[] = [];
  let fails = false;
  const make = async (address: string): Promise<MadePage> => {
    made.push(address);
    if (fails) throw new Error('no page');
    return {
      prepared: prepare(`${address} ${made.length}`, 'text/html'),
      isComplete,
      ...(until === undefined ? {} : { until }),
    };
  };
  return {
    cache: new PageCache(make, () => now),
    made,
    pass: (ms: number) => {
      now += ms;
    },
    fail: () => {
      fails = true;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('page cache', () => {
  it('makes a page once for simultaneous requests', async () => {
    const { cache, made } = setUp();
    const pages = await Promise.all([
      cache.get('/main', '/main'),
      cache.get('/main', '/MAIN'),
      cache.get('/main', '/main'),
    ]);
    expect(made).toEqual(['/main']);
    expect(new Set(pages.map(({ prepared }) => prepared)).size).toBe(1);
  });

  it('finds a page under every url that led to it', async () => {
    const { cache } = setUp();
    const { prepared: page } = await cache.get('/main', '/main');
    await cache.get('/main', '/main?utm=1');
    expect(cache.ready('/main?utm=1')).toBe(page);
    expect(cache.ready('/main')).toBe(page);
    expect(cache.ready('/other')).toBeUndefined();
  });

  it('finds a page under a very long url without keeping that url', async () => {
    const { cache, made } = setUp();
    const long = `/main?utm=${'x'.repeat(1000)}`;
    const { prepared } = await cache.get('/main', long);
    expect(cache.ready(long)).toBeUndefined();
    expect(cache.find('/main', long)).toBe(prepared);
    expect(made).toEqual(['/main']);
  });

  it('serves the old page while it makes a new one', async () => {
    const { cache, made, pass } = setUp();
    const { prepared: old } = await cache.get('/main', '/main');
    pass(MINUTE + 1);
    expect(cache.ready('/main')).toBe(old);
    await settled();
    expect(made).toHaveLength(2);
    expect(cache.ready('/main')).not.toBe(old);
  });

  it('compresses a page better when it is requested again after a while, and keeps the bytes while it stays the same', async () => {
    const html = 'The same page. '.repeat(200) + Array.from({ length: 500 }, (_, index) => index * index);
    const again = () => prepare(html, 'text/html', { isPackedLater: true });
    let [now, made] = [0, 0];
    const cache = new PageCache(
      async () => {
        made += 1;
        return { prepared: again(), isComplete: true };
      },
      () => now,
    );
    const size = () => Number(cache.ready('/main')?.variant('br').body.length);
    const quick = again().variant('br').body.length;
    await cache.get('/main', '/main');
    expect(size()).toBe(quick);
    now += 3_000;
    expect(size()).toBe(quick);
    await expect.poll(size).toBeLessThan(quick);
    now += MINUTE;
    expect(size()).toBeLessThan(quick);
    await expect.poll(() => made).toBe(2);
    await settled();
    expect(size()).toBeLessThan(quick);
  });

  it('never serves a page that is far too old', async () => {
    const { cache, pass } = setUp();
    await cache.get('/main', '/main');
    pass(11 * MINUTE);
    expect(cache.ready('/main')).toBeUndefined();
    expect((await cache.get('/main', '/main')).prepared.body.toString()).toBe('/main 2');
  });

  it('never serves a page that shows the time once it is out of date', async () => {
    const { cache, pass } = setUp({ until: 30_000 });
    const { prepared } = await cache.get('/contact', '/contact');
    pass(29_999);
    expect(cache.ready('/contact')).toBe(prepared);
    pass(1);
    expect(cache.ready('/contact')).toBeUndefined();
  });

  it('soon remakes a page that lacked some of its data', async () => {
    const { cache, made, pass } = setUp({ isComplete: false });
    await cache.get('/main', '/main');
    pass(5_000);
    cache.ready('/main');
    await settled();
    expect(made).toHaveLength(2);
  });

  it("keeps the old page when a new one can't be made, and fails if there is none", async () => {
    const { cache, pass, fail } = setUp();
    const { prepared: old } = await cache.get('/main', '/main');
    fail();
    pass(MINUTE + 1);
    expect(cache.ready('/main')).toBe(old);
    await settled();
    expect(cache.ready('/main')).toBe(old);
    await expect(cache.get('/other', '/other')).rejects.toThrow('no page');
  });
});
