// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { type ComponentType, Suspense, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchesEnded } from '../lib/missing-parts.ts';
import { mount, until } from '../lib/testing/mount.ts';
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

  it('is shown at once, without its loading state, when its code was fetched ahead', async () => {
    const code = Promise.resolve(() => 'Its content');
    const Part = fetchedPart(() => code);
    Part.fetchAhead();
    await code;
    const { element } = mount(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );
    expect(element.textContent).toBe('Its content');
  });

  it('whose code came before the page was hydrated takes a click that is made before the part is', async () => {
    const clicks: string[] = [];
    const Content = () => (
      <button type="button" onClick={() => clicks.push('clicked')}>
        Its button
      </button>
    );
    const Part = fetchedPart(
      async () => Content,
      () => true,
    );
    await fetchesEnded();
    const page = (Shown: ComponentType) => (
      <Suspense>
        <Shown />
      </Suspense>
    );
    const Page = () => {
      // React is still at work in the effect itself
      useEffect(() => queueMicrotask(() => screen.getByRole('button', { name: 'Its button' }).click()), []);
      return page(Part);
    };
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(page(Content));
    startTransition(() => void hydrateRoot(root, <Page />));
    await until(() => expect(clicks).toEqual(['clicked']));
  });
});
