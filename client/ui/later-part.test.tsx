// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../lib/testing/mount.ts';
import { fetchedPart } from './later-part.tsx';

describe('a part whose code is fetched when it is shown', () => {
  /** @param whileFetching what happens while its first fetch is on its way, which then fails */
  function show(whileFetching: () => void) {
    let fetches = 0;
    const Part = fetchedPart(async () => {
      fetches += 1;
      if (fetches > 1) return () => 'Its content';
      whileFetching();
      throw new TypeError('Failed to fetch');
    });
    mount(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );
    return () => fetches;
  }

  it('is fetched again if the line comes back before its failure is shown', async () => {
    const fetches = show(() => dispatchEvent(new Event('online')));
    expect(await screen.findByText('Its content')).toBeTruthy();
    expect(fetches()).toBe(2);
  });

  it('says that it could not be loaded, and comes when the line is back', async () => {
    const fetches = show(() => undefined);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(fetches()).toBe(1);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Its content')).toBeTruthy();
  });
});
