import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../contracts/site-map.ts';
import { isScreen, pageSources } from './page-modules.ts';
import { placeOf } from './page-target.ts';

const screens = allPages().filter(([, page]) => page.screen);

describe('page table', () => {
  it('has every screen of the site map and no other', () => {
    for (const [id, page] of allPages()) expect(isScreen(id)).toBe(page.screen);
  });

  it.each(
    screens.flatMap(([, page]) =>
      [page.desktop, page.mobile, page.mobileAlias].filter((path) => path !== undefined),
    ),
  )('names source files that are there for %s', (path) => {
    const place = placeOf(path, '');
    expect(place.match).toBeDefined();
    for (const source of pageSources(place)) expect(existsSync(`client/${source}`)).toBe(true);
  });

  it('shows the not-found page of the right tree for all other addresses', () => {
    expect(placeOf('/nope', '')).toMatchObject({ match: undefined, device: 'desktop' });
    expect(placeOf('/mobile/nope', '')).toMatchObject({ match: undefined, device: 'mobile' });
    // A page of the site map whose screen is not built.
    expect(placeOf('/terms', '').match).toBeUndefined();
  });
});
