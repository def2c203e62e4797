import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../contracts/site-map.ts';
import { pageSources } from './page-code.ts';
import { placeOf } from './page-target.ts';

describe("a page's code", () => {
  it.each(
    allPages().flatMap(([, page]) =>
      [page.desktop, page.mobile, page.mobileAlias].filter((path) => path !== undefined),
    ),
  )('is named as the build names it for %s', (path) => {
    const place = placeOf(path, '');
    expect(place.match).toBeDefined();
    for (const source of pageSources(place)) expect(existsSync(`client/${source}`)).toBe(true);
  });

  it('is the not-found page of the right tree for any other address', () => {
    const desktop = placeOf('/nope', '');
    expect(desktop).toMatchObject({ match: undefined, device: 'desktop' });
    expect(pageSources(desktop)).toEqual([
      'pages/not-found/not-found.desktop.tsx',
      'app/shell/shell.desktop.tsx',
      'entry-desktop.tsx',
    ]);
    expect(placeOf('/mobile/nope', '')).toMatchObject({ match: undefined, device: 'mobile' });
  });
});
