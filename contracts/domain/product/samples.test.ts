import { describe, expect, it } from 'vitest';
import { addSample, removeSample, SAMPLE_TWICE, SAMPLES_FULL, sampleLinePrice } from './samples.ts';

const sample = (productId: string) => ({ productId });
const [a, b, c, d] = [sample('a'), sample('b'), sample('c'), sample('d')];

describe('addSample', () => {
  it('accepts up to three', () => {
    expect(addSample([], a)).toEqual({ outcome: 'added', samples: [a] });
    expect(addSample([a, b], c)).toEqual({ outcome: 'added', samples: [a, b, c] });
    expect(addSample([a, b, c], d)).toEqual({ outcome: 'full', samples: [a, b, c] });
  });

  it.each([[[a]], [[a, b, c]]])('says if one is chosen already, even if there are three (%j)', (samples) => {
    expect(addSample(samples, sample('a'))).toEqual({ outcome: 'already', samples });
  });

  it('has the words of the specification', () => {
    expect(SAMPLES_FULL).toBe('Maximum 3 samples');
    expect(SAMPLE_TWICE).toBe('Samples do not need to be added again!');
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
