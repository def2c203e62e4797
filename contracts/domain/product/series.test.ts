import { describe, expect, it } from 'vitest';
import {
  LIST_TYPES,
  parseListType,
  productTypeOf,
  queriesOfListType,
  SERIES,
  SERIES_MENU,
  seriesNamed,
  seriesOfListType,
} from './series.ts';

describe('the series', () => {
  it('have the menu of the spec, in its order', () => {
    expect(SERIES_MENU.map((entry) => entry.label)).toEqual([
      'All Floor',
      'Multiply Inspiration',
      '3-Ply Click',
      '3-Ply T&G',
      'Parquet Panel',
      'Herringbone',
      'Chevron',
      "Archisigner's",
      'Vinyl',
      'Accessories',
      'Solid Oak Flooring',
    ]);
  });

  it.each([
    ['Versailles Panel', 'Versailles'],
    ['Herringbone Flooring', 'Herringbone'],
    ['Chevron Flooring', 'Chevron'],
    ['3 Ply Plank', 'Plank'],
    ["Archisigner's Collection", "Archisigner's Collection"],
    ['3-Ply T&G', '3-Ply T&G'],
  ])('%s has the series type %s, and is found by both', (name, type) => {
    expect(seriesNamed(name)?.type).toBe(type);
    expect(seriesNamed(type)?.name).toBe(name);
  });

  it.each(['', 'Parquet', 'vinyl', 'constructor'])('%j is not a series', (name) => {
    expect(seriesNamed(name)).toBeUndefined();
  });

  it('have distinct names', () => {
    expect(new Set(SERIES.map((series) => series.name)).size).toBe(11);
  });
});

describe('parseListType', () => {
  it.each([
    ['vinyl', 'vinyl'],
    ['Vinyl', 'vinyl'],
    [' 3PlyTG ', '3plytg'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['carpet', undefined],
    ['toString', undefined],
  ])('%j gives %j', (text, type) => {
    expect(parseListType(text)).toBe(type);
  });

  it('knows every list type', () => {
    for (const type of LIST_TYPES) expect(parseListType(type)).toBe(type);
  });
});

describe('a list type', () => {
  it('shows one series of one product type, unless it shows all', () => {
    const shown = LIST_TYPES.filter((type) => seriesOfListType(type).length < SERIES.length).map((type) => [
      type,
      ...seriesOfListType(type).map(({ name }) => name),
      productTypeOf(type),
    ]);
    expect(shown.toSorted()).toEqual([
      ['3plyclick', '3-Ply Click', 'Timber'],
      ['3plytg', '3-Ply T&G', 'Timber'],
      ['archisigner', "Archisigner's Collection", 'Timber'],
      ['chevron', 'Chevron Flooring', 'Timber'],
      ['herringbone', 'Herringbone Flooring', 'Timber'],
      ['inspiration', 'Multiply Inspiration', 'Timber'],
      ['other', 'Accessories', 'Timber'],
      ['parquet', 'Versailles Panel', 'Timber'],
      ['solidoak', 'Solid Oak Flooring', 'Timber'],
      ['vinyl', 'Vinyl', 'SPC Vinyl'],
    ]);
    for (const [type, series, productType] of shown)
      expect(queriesOfListType(type as (typeof LIST_TYPES)[number])).toEqual([{ productType, series }]);
  });

  it.each(['', 'designer'] as const)('%j shows all series, of both product types', (type) => {
    expect(seriesOfListType(type)).toHaveLength(SERIES.length);
    expect(productTypeOf(type)).toBe('Timber');
    expect(queriesOfListType(type)).toEqual([
      { productType: 'Timber', series: null },
      { productType: 'SPC Vinyl', series: null },
    ]);
  });
});
