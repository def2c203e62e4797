import { describe, expect, it } from 'vitest';
import { createLatestWrites } from './latest-writes.ts';

/** Writes that end when the test lets them. */
function heldWrites() {
  const log: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const writes = createLatestWrites<number>((key, value) => {
    log.push(`${key}=${value}`);
    return new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  });
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writes, log, end };
}

describe('latest writes', () => {
  it('send the first value at once, and only the last of those that follow', async () => {
    const { writes, log, end } = heldWrites();
    const all = [1, 2, 3, 4].map((value) => writes.set('a', value));
    expect(log).toEqual(['a=1']);
    await end();
    expect(log).toEqual(['a=1', 'a=4']);
    await end();
    await Promise.all(all);
    expect(log).toEqual(['a=1', 'a=4']);
  });

  it('keep each key apart', async () => {
    const { writes, log, end } = heldWrites();
    const both = [writes.set('a', 1), writes.set('b', 1)];
    expect(log).toEqual(['a=1', 'b=1']);
    await end();
    await end();
    await Promise.all(both);
  });

  it('drop the waiting value when a write fails, and send the next one set', async () => {
    const { writes, log, end } = heldWrites();
    const first = writes.set('a', 1);
    const second = writes.set('a', 2);
    await Promise.all([end(new Error('refused')), expect(first).rejects.toThrow('refused')]);
    await expect(second).rejects.toThrow('refused');
    expect(log).toEqual(['a=1']);
    const third = writes.set('a', 3);
    expect(log).toEqual(['a=1', 'a=3']);
    await end();
    await third;
  });
});
