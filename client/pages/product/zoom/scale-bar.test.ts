import { double, assert as holds, property } from 'fast-check';
import { expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

it.each([
  ['the whole picture from above on a desktop', 1200 / 2000, '200 mm', 120],
  ['the same at 1:1', 2400 / 2000, '100 mm', 120],
  ['the same on a narrow phone', 320 / 2000, '1 m', 160],
  ['a close-up at 1:1', 2400 / 450, '20 mm', 320 / 3],
  ['a close-up as large as it gets', 4800 / 450, '10 mm', 320 / 3],
])('is as long as its figure says: %s', (_, pxPerMm, words, width) => {
  const bar = scaleBar(pxPerMm);
  expect(bar.words).toBe(words);
  expect(bar.width).toBeCloseTo(width);
});

it('takes 72 to 180 pixels at every scale that the pictures have', () => {
  holds(
    property(double({ min: 320 / 2000, max: 30, noNaN: true }), (pxPerMm) => {
      const { width } = scaleBar(pxPerMm);
      expect(width).toBeGreaterThanOrEqual(72 - 1e-6);
      expect(width).toBeLessThanOrEqual(180);
    }),
  );
});
