import { describe, expect, it } from 'vitest';
import { parseListType, seriesOfListType } from '../../../contracts/domain/product/series.ts';
import { MENU_TILES, MORE_TILES } from './menu-tiles.ts';

describe('the tiles of the menu', () => {
  it('each open a known list that includes the series in their picture', () => {
    for (const { type, series } of [...MENU_TILES, ...MORE_TILES]) {
      const listType = parseListType(type);
      expect(listType).toBeTruthy();
      expect(seriesOfListType(listType ?? '').map(({ name }) => name)).toContain(series);
    }
  });

  it('are the five of both trees in the documented order', () => {
    expect(MENU_TILES.map(({ type }) => type)).toEqual([
      'inspiration',
      'parquet',
      'chevron',
      'herringbone',
      'designer',
    ]);
  });
});
