import { describe, expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { readSampleAddress, SAMPLE_SERIES, sampleQuery, shownSeries } from './sample-address.ts';

describe('the address of the sample page', () => {
  it('is read as it was written, for every series', () => {
    for (const series of SAMPLE_SERIES) {
      const address = { series, productId: 'p-0601', projectId: 'j-1' };
      const [, search = ''] = href('samples', 'desktop', sampleQuery(address)).split('?');
      expect(readSampleAddress(search)).toEqual(address);
    }
  });

  it.each(['', 'series=Carpet', 'series=Accessories', 'series='])(
    'shows the first series for %j',
    (search) => {
      expect(readSampleAddress(search).series).toBeUndefined();
      expect(shownSeries(readSampleAddress(search)).name).toBe('Multiply Inspiration');
    },
  );

  it('accepts the type of a series as well as its name', () => {
    expect(readSampleAddress('series=Versailles').series?.name).toBe('Versailles Panel');
  });

  it('knows every series of floors but not accessories', () => {
    expect(SAMPLE_SERIES).toHaveLength(10);
    expect(SAMPLE_SERIES.map(({ name }) => name)).not.toContain('Accessories');
  });
});
