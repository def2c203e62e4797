import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListPlace, readProject, writeListPlace } from './list-place.ts';

const readFilters = (query: URLSearchParams) => ({ project: readProject(query) });
const readBack = (query: object) =>
  readListPlace(
    new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)),
    readFilters,
  );

test('a place that was written is read back', () => {
  const places = fc.record({
    search: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 100_000 }),
    filters: fc.record({
      project: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
    }),
  });
  fc.assert(
    fc.property(places, (place) => {
      expect(readBack(writeListPlace(place))).toEqual(place);
    }),
  );
});

test('the first page of everything has no query', () => {
  expect(writeListPlace({ search: ' ', page: 1, filters: {} })).toEqual({});
});

test.each([
  'page=0',
  'project=',
  'page=-2',
  'page=1e3',
  'page=1.5',
  'page=9999999',
  'search=%20%20',
  'page=&search=',
])('?%s is the first page of everything', (query) => {
  expect(readListPlace(new URLSearchParams(query), readFilters)).toEqual({
    search: '',
    page: 1,
    filters: {},
  });
});

test('a search is cut to the length that the call accepts', () => {
  expect(readBack({ search: 'x'.repeat(200) }).search).toHaveLength(80);
});
