import { describe, expect, it } from 'vitest';
import { FAULT_PROFILE_NAMES } from '../../../../contracts/api/fault-profiles.ts';
import type { FaultEffect, NewFault } from '../../../../contracts/api/mock-console.ts';
import { FaultBook } from './fault-book.ts';

const VISITOR = { loginName: '', isCustomer: false };
const PATHS = ['/api/dic', '/woojiapi/product/qrybrandseries', '/woojiapi/order/qryorders'];
const DROP = { kind: 'drop' } as const;
const CUT = { kind: 'truncate' } as const;

const byPercent = (percent: number, seed: number, effect: FaultEffect = DROP): NewFault => ({
  path: '*',
  persona: '*',
  times: { kind: 'percent', percent },
  effect,
  seed,
});

function bookOf(...faults: readonly NewFault[]): FaultBook {
  const book = new FaultBook(() => 0);
  for (const fault of faults) book.add(fault);
  return book;
}

const take = (book: FaultBook, path = '/api/dic') => {
  const taken = book.take(path, VISITOR, () => true);
  return taken ? `${taken.effect.kind} ${taken.share}` : 'nothing';
};

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('faults by chance', () => {
  it('meet the same calls with the same seed, whatever is called in between', () => {
    const alone = PATHS.map((path) => {
      const book = bookOf(byPercent(30, 7), byPercent(30, 7, CUT));
      return many(50, () => take(book, path));
    });
    const book = bookOf(byPercent(30, 7), byPercent(30, 7, CUT));
    const mixed: string[][] = PATHS.map(() => []);
    const ask = (at: number) => mixed[at]?.push(take(book, PATHS[at]));
    for (let call = 0; call < 50; call++) [2, 0, 1].forEach(ask);
    expect(mixed).toEqual(alone);
    const calls = alone.map((seen) => seen.map((what) => what.replace(/ .*/, '')).join());
    expect(new Set(calls).size).toBe(PATHS.length);
  });

  it('meet the same calls beside a fault that takes some of them', () => {
    const seen = (book: FaultBook) => many(30, () => take(book));
    const alone = seen(bookOf(byPercent(30, 7)));
    const beside = seen(
      bookOf({ ...byPercent(100, 1, CUT), times: { kind: 'times', left: 3 } }, byPercent(30, 7)),
    );
    expect(beside.slice(3)).toEqual(alone.slice(3));
  });

  it('meet other calls with another seed', () => {
    const seen = (seed: number) => {
      const book = bookOf(byPercent(50, seed));
      return many(40, () => take(book)).join();
    };
    expect(new Set([1, 2, 3].map(seen)).size).toBe(3);
  });

  it.each([5, 33, 80])('meet about %d percent of a thousand calls', (percent) => {
    const book = bookOf(byPercent(percent, 1));
    const hits = many(1000, () => take(book)).filter((what) => what !== 'nothing').length;
    // three standard deviations
    expect(Math.abs(hits - 10 * percent)).toBeLessThan(3 * Math.sqrt(10 * percent * (1 - percent / 100)));
  });

  it.each([
    [0, 0],
    [100, 50],
  ])('meet none at 0 percent and all at 100: %d', (percent, hits) => {
    const book = bookOf(byPercent(percent, 1));
    expect(many(50, () => take(book)).filter((what) => what !== 'nothing')).toHaveLength(hits);
  });

  it('spread evenly within a delay', () => {
    const book = bookOf({
      ...byPercent(100, 3),
      times: { kind: 'until-cleared' },
      effect: { kind: 'delay', ms: 0, spread: 10 },
    });
    const shares = many(200, () => book.take('/api/dic', VISITOR, () => true)?.share ?? -1);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(new Set(shares.map((share) => Math.floor(share * 10))).size).toBe(10);
  });
});

describe('a profile', () => {
  it.each(FAULT_PROFILE_NAMES)('%s gives only its own faults, and goes when it is stopped', (name) => {
    const book = bookOf();
    const own = book.startProfile({ name, seed: 2 });
    expect(own.every((fault) => fault.profile === name && fault.seed === 2)).toBe(true);
    expect(book.list()).toEqual(own);
    book.stopProfile();
    expect(book.list()).toEqual([]);
  });

  it('runs in place of another, behind the faults that were set one by one', () => {
    const book = bookOf(byPercent(100, 1, CUT));
    book.startProfile({ name: 'slow-friday' });
    book.startProfile({ name: 'flaky-radio' });
    book.add(byPercent(100, 1, { kind: 'not-json' }));
    expect(
      book
        .list()
        .slice(0, 2)
        .map(({ effect, profile }) => [effect.kind, profile]),
    ).toEqual([
      ['truncate', undefined],
      ['not-json', undefined],
    ]);
    expect(
      new Set(
        book
          .list()
          .slice(2)
          .map(({ profile }) => profile),
      ),
    ).toEqual(new Set(['flaky-radio']));
    expect(take(book)).toMatch(/^truncate /);
  });

  it('ends by the clock: its own end, or a given one', () => {
    let now = 1_000_000;
    const book = new FaultBook(() => now);
    const lasts = (until?: number) => {
      const begun = now;
      book.startProfile({ name: 'bank-holiday', ...(until === undefined ? {} : { until }) });
      for (let step = 0; step < 100 && book.list().length > 0; step++) now += 1_800_000;
      return (now - begun) / 3_600_000;
    };
    expect([lasts(), lasts(now + 3_600_000)]).toEqual([24, 1]);
  });
});
