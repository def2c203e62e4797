import { describe, expect, it } from 'vitest';
import { LoadFailure, loadWithin } from './load-within.ts';

describe('loading the code of a page', () => {
  it('returns what is loaded', async () => {
    await expect(loadWithin(async () => 'page')).resolves.toBe('page');
  });

  it('reports a missing chunk as a loading error, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const loading = loadWithin(() => Promise.reject(cause));
    await expect(loading).rejects.toBeInstanceOf(LoadFailure);
    await expect(loading).rejects.toMatchObject({
      cause,
      message: 'Loading error: the page could not be fetched',
    });
  });

  it('reports a chunk that does not load in time as a loading error', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(loadWithin(() => never, 10)).rejects.toThrow('Loading error: no answer within 0.01 seconds');
  });
});
