import { afterEach, describe, expect, it } from 'vitest';
import { forgetReads, isFresh, markRead } from './use-call.ts';

afterEach(forgetReads);

describe('freshness of replies', () => {
  it('lasts a minute', () => {
    markRead('list', 1000);
    expect(isFresh('list', 60_999)).toBe(true);
    expect(isFresh('list', 61_000)).toBe(false);
    expect(isFresh('other', 1000)).toBe(false);
  });

  it('ends with a write', () => {
    markRead('list', 1000);
    forgetReads();
    expect(isFresh('list', 1001)).toBe(false);
  });
});
