import { describe, expect, it } from 'vitest';
import { addSample, removeSample, sampleLinePrice } from './samples.ts';

const sample = (productId: string) => ({ productId });
const [a, b, c, d] = [sample('a'), sample('b'), sample('c'), sample('d')];

describe('addSample', () => {
  it('accepts up to three', () => {
    expect(addSample([], a)).toEqual({ outcome: 'added', samples: [a] });
    expect(addSample([a, b], c)).toEqual({ outcome: 'added', samples: [a, b, c] });
    expect(addSample([a, b, c], d)).toEqual({
      outcome: 'refused',
      samples: [a, b, c],
      message: 'Maximum 3 samples',
    });
  });

  it.each([[[a]], [[a, b, c]]])('refuses one that is chosen already (%j)', (samples) => {
    expect(addSample(samples, sample('a'))).toEqual({
      outcome: 'refused',
      samples,
      message: 'Samples do not need to be added again!',
    });
  });
});

describe('removeSample', () => {
  it('removes one and ignores one that is not there', () => {
    expect(removeSample([a, b], 'a')).toEqual([b]);
    expect(removeSample([a, b], 'z')).toEqual([a, b]);
  });
});

describe('sampleLinePrice', () => {
  it.each([
    ['Versailles Panel', 3500],
    ['Herringbone Flooring', 0],
    ['Vinyl', 0],
    ['A series that we do not know', 0],
  ])('%s costs %d pence', (productSeries, pence) => {
    expect(sampleLinePrice({ productSeries })).toBe(pence);
  });
});
