import { describe, expect, it } from 'vitest';
import { allWritten } from './all-written.ts';
import { createWriteQueue } from './write-queue.ts';

function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('write queue', () => {
  it('starts a write only when the previous one has ended, and reads again once, after the last', async () => {
    const log: string[] = [];
    const first = gate();
    const queue = createWriteQueue(async () => log.push('read'));
    const a = queue.add(async () => {
      log.push('a starts');
      await first.opened;
      log.push('a ends');
    });
    const b = queue.add(async () => log.push('b'));
    await Promise.resolve();
    first.open();
    await Promise.all([a, b]);
    expect(log).toEqual(['a starts', 'a ends', 'b', 'read']);
  });

  it('reports a failure only to the caller of that write, and goes on', async () => {
    const log: string[] = [];
    const queue = createWriteQueue(async () => log.push('read'));
    const failing = queue.add(() => Promise.reject(new Error('refused')));
    const next = queue.add(async () => 'done');
    await expect(failing).rejects.toThrow('refused');
    await expect(next).resolves.toBe('done');
    expect(log).toEqual(['read']);
  });

  it('says when all is done, with what is added when a write has ended', async () => {
    const log: string[] = [];
    const first = gate();
    const queue = createWriteQueue(async () => log.push('read'));
    expect(queue.last()).toBeUndefined();
    const newest = queue
      .add(() => first.opened)
      .then(async () => {
        await Promise.resolve();
        await queue.add(async () => log.push('newest'));
      });
    const done = allWritten(queue).then(() => log.push('done'));
    first.open();
    await Promise.all([newest, done]);
    expect(log).toEqual(['read', 'newest', 'read', 'done']);
    expect(queue.last()).toBeUndefined();
  });

  it('does not fail a write because the read after it fails', async () => {
    const queue = createWriteQueue(() => Promise.reject(new Error('no reading')));
    await expect(queue.add(async () => 'written')).resolves.toBe('written');
    await expect(queue.add(async () => 'again')).resolves.toBe('again');
  });
});
