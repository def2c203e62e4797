import type { WriteQueue } from './write-queue.ts';

/** Settles after all writes of a queue, and those that are added when they end. */
export async function allWritten({ last }: Pick<WriteQueue, 'last'>): Promise<void> {
  while (last()) {
    await last();
    // its caller may add the next one
    await new Promise((resolve) => setTimeout(resolve));
  }
}
