import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../contracts/site/site-map.ts';
import { offenders } from '../../fixtures/testing/offenders.ts';
import { placeOf } from '../app/navigation/page-target.ts';
import { pageSources } from './page-sources.ts';

describe("a page's code", () => {
  it('is named as the build names it, for every page', () => {
    const paths = allPages().flatMap(([, page]) =>
      [page.desktop, page.mobile, page.mobileAlias].filter((path) => path !== undefined),
    );
    const faulty = offenders(paths, String, (path) => {
      const place = placeOf(path, '');
      return [
        place.match === undefined && 'is no page',
        ...pageSources(place).map((source) => !existsSync(`client/${source}`) && `no file client/${source}`),
      ];
    });
    expect(faulty).toEqual([]);
  });

  it('is the not-found page of the right tree for any other address', () => {
    const desktop = placeOf('/nope', '');
    expect(desktop).toMatchObject({ match: undefined, device: 'desktop' });
    expect(pageSources(desktop)).toEqual([
      'pages/not-found/not-found.tsx',
      'app/shell/shell.desktop.tsx',
      'entry-desktop.tsx',
    ]);
    expect(placeOf('/mobile/nope', '')).toMatchObject({ match: undefined, device: 'mobile' });
  });
});
