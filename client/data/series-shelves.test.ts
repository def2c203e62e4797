import { describe, expect, it } from 'vitest';
import { SERIES_MENU } from '../../contracts/domain/product/series.ts';
import { pictureSubject } from '../../contracts/site/picture-url.ts';
import { catalogue } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { seriesShelves } from './series-shelves.ts';

const products = catalogue().map(toProduct);

describe('the shelves of series', () => {
  it('are the series menu without the entry for everything, each with a picture', () => {
    const shelves = seriesShelves(products);
    expect(shelves.map(({ listType }) => listType)).toEqual(
      SERIES_MENU.slice(1).map((entry) => entry.listType),
    );
    for (const { picture } of shelves) expect(picture).toMatch(/^\/media\/.*-top-/);
  });

  it('show floors in a room, and other products on their own', () => {
    for (const { name, picture, room } of seriesShelves(products))
      if (name === 'Accessories') expect(room).toBe(picture);
      else expect(pictureSubject(room), name).not.toMatch(/^(top|close|edge)$/);
  });

  it('show a different kind of room from the shelf before', () => {
    const rooms = seriesShelves(products).map(({ room }) => pictureSubject(room));
    expect(new Set(rooms).size).toBeGreaterThanOrEqual(6);
    for (const [index, room] of rooms.entries()) expect(room).not.toBe(rooms[index - 1]);
  });

  it('count their products', () => {
    const herringbone = seriesShelves(products).find(({ listType }) => listType === 'herringbone');
    expect(herringbone?.count).toBe(12);
  });

  it('are shown empty before products load', () => {
    const shelves = seriesShelves([]);
    expect(shelves).toHaveLength(SERIES_MENU.length - 1);
    for (const shelf of shelves) expect(shelf).toMatchObject({ count: 0, picture: '' });
  });
});
