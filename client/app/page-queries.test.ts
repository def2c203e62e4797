import { describe, expect, it } from 'vitest';
import { canonicalSearch } from './page-queries.ts';

describe('the query that a page knows', () => {
  it('keeps the keys of the page in one order and drops all others', () => {
    expect(canonicalSearch('flooring', 'utm_source=mail&sort=price-asc&type=vinyl')).toBe(
      'type=vinyl&sort=price-asc',
    );
    expect(canonicalSearch('flooring', 'type=vinyl&sort=price-asc')).toBe('type=vinyl&sort=price-asc');
    expect(canonicalSearch('productDetail', 'x=1&id=p-0101&id=')).toBe('id=p-0101');
  });

  it('keeps every value of a filter', () => {
    expect(canonicalSearch('flooring', 'grade=Prime+%28AB%29&grade=Nature+%28ABC%29')).toBe(
      'grade=Prime+%28AB%29&grade=Nature+%28ABC%29',
    );
  });

  it('is empty for pages without a query', () => {
    expect(canonicalSearch('main', 'a=1')).toBe('');
    expect(canonicalSearch(undefined, 'a=1')).toBe('');
  });
});
