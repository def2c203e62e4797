import { describe, expect, it } from 'vitest';
import { PAGE_WORDS } from './page-words.ts';
import { allPages, deviceOfPath, href, matchPage, pageTitle } from './site-map.ts';

describe('site map', () => {
  it('finds every page by each of its paths, in any case', () => {
    for (const [id, page] of allPages()) {
      for (const path of [page.desktop, page.mobile, page.mobileAlias]) {
        if (!path) continue;
        expect(matchPage(path)?.id).toBe(id);
        expect(matchPage(`${path.toUpperCase()}/`)?.id).toBe(id);
        expect(matchPage(path)?.device).toBe(deviceOfPath(path));
      }
    }
  });

  it('finds nothing at other addresses', () => {
    expect(matchPage('/')).toBeUndefined();
    expect(matchPage('/flooring/other')).toBeUndefined();
  });

  it('writes addresses with their query and leaves empty values out', () => {
    expect(href('flooring', 'desktop', { type: 'parquet', sort: undefined, q: '' })).toBe(
      '/flooring?type=parquet',
    );
    expect(href('product', 'mobile', { id: 'p&1' })).toBe('/mobile/flooring/product-detail?id=p%261');
  });

  it('links each page within its tree, or to the other tree if only that has the page', () => {
    for (const [id, { desktop, mobile }] of allPages()) {
      expect(href(id, 'desktop')).toBe(desktop ?? mobile);
      expect(href(id, 'mobile')).toBe(mobile ?? desktop);
    }
  });

  it('has a distinct title, description and keywords for each page', () => {
    const seen = new Set<string>();
    for (const [id, page] of allPages()) {
      expect(PAGE_WORDS[id].description.length).toBeGreaterThan(10);
      expect(PAGE_WORDS[id].keywords).not.toBe('');
      seen.add(page.title);
    }
    expect(seen.size).toBe(allPages().length);
    expect(pageTitle('Home', 'Alderline')).toBe('Home | Alderline Flooring');
  });
});
