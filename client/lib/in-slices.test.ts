import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Takes 20 ms in steps of one. */
function* search(): Generator<undefined, string> {
  for (let step = 0; step < 20; step += 1) {
    const from = performance.now();
    while (performance.now() - from < 1);
    yield;
  }
  return 'found';
}

it('finds what the search finds, and nothing of one that is cancelled', async () => {
  const found: string[] = [];
  inSlices(search(), () => found.push('cancelled'))();
  await new Promise<void>((resolve) => {
    inSlices(search(), (result) => {
      found.push(result);
      resolve();
    });
  });
  expect(found).toEqual(['found']);
});
