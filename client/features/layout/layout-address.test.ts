import { expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { PAGES } from '../../../contracts/site/site-pages.ts';
import { isSpoilt, layoutQuery, readAsked } from './layout-address.ts';

it('the address of a layout has what is not usual, and survives a round trip', () => {
  const asked = {
    ...readAsked(''),
    shape: 'L',
    lengthMm: 5_200,
    widthMm: 3_800,
    cutLengthMm: 1_200,
    cutWidthMm: 900,
    corner: 'bottom-left',
    run: 'across',
    bond: 'half',
    herringbone: 'double',
    centre: 'joint',
    border: 2,
    sparePercent: 0,
    gapMm: 12,
  } as const;
  const written = href('layout', 'desktop', layoutQuery('p-0103', asked));
  expect(written).toBe(
    '/layout?id=p-0103&shape=L&length=5200&width=3800&cutlength=1200&cutwidth=900&corner=bottom-left&run=across&bond=half&herringbone=double&centre=joint&border=2&margin=0&gap=12',
  );
  const { search, searchParams } = new URL(written, 'http://shop');
  expect(readAsked(search)).toEqual(asked);
  const known = PAGES.layout.query.filter((key) => key !== 'corners' && key !== 'columns');
  expect(known, 'what its canonical address keeps').toEqual([...searchParams.keys()]);
});

it('the address of a room by its corners has these in place of its sizes, and its columns', () => {
  const asked = {
    ...readAsked(''),
    shape: 'corners',
    corners: [
      { x: 0, y: 600 },
      { x: 5_200, y: 0 },
      { x: 5_200, y: 3_800 },
      { x: 0, y: 3_800 },
    ],
    lengthMm: 5_200,
    widthMm: 3_800,
    columns: [
      { x: 1_200, y: 900, lengthMm: 400, widthMm: 350 },
      { x: 0, y: 2_000, lengthMm: 1_000, widthMm: 500 },
    ],
  } as const;
  const written = href('layout', 'desktop', layoutQuery('p-0103', asked));
  expect(written).toBe(
    '/layout?id=p-0103&shape=corners&corners=0_600-5200_0-5200_3800-0_3800&columns=1200_900_400_350-0_2000_1000_500',
  );
  const { search, searchParams } = new URL(written, 'http://shop');
  expect(readAsked(search)).toEqual(asked);
  expect(isSpoilt(search)).toBe(false);
  expect(PAGES.layout.query, 'what its canonical address keeps').toEqual(
    expect.arrayContaining([...searchParams.keys()]),
  );
  const moved = readAsked('?shape=corners&corners=100_50-900_50-900_650');
  expect(moved, 'corners lie in their bounds').toMatchObject({
    corners: [
      { x: 0, y: 0 },
      { x: 800, y: 0 },
      { x: 800, y: 600 },
    ],
    lengthMm: 800,
    widthMm: 600,
  });
});

it.each([
  ['shape=corners', 'no corners'],
  ['shape=corners&corners=0_0-5200_0', 'two corners'],
  ['shape=corners&corners=0_0-5200_0-5200_3800-', 'cut off'],
  ['shape=corners&corners=0_0-5200_0-5200_3800_1-0_3800', 'three figures'],
  ['shape=corners&corners=0_0-5200_3800-5200_0-0_3800', 'walls that cross'],
  ['shape=corners&corners=0_0-0_3800-5200_3800-5200_0', 'clockwise'],
  ['shape=corners&corners=0_0-52e2_0-5200_3800', 'not whole millimetres'],
  ['shape=corners&corners=0_0-900000_0-5200_3800', 'too long'],
  [
    `shape=corners&corners=${Array.from({ length: 25 }, (_, at) => `${at}_${at * at}`).join('-')}`,
    'too many',
  ],
  ['corners=0_0-5200_0-5200_3800', 'another shape'],
  ['length=5200&width=3800&columns=1_1_0_5', 'a column of no size'],
  [`columns=${Array.from({ length: 7 }, (_, at) => `${at}_0_10_10`).join('-')}`, 'too many columns'],
])('%s is a new room, and said to be spoilt: %s', (query) => {
  const { shape, corners, columns } = readAsked(`?${query}`);
  expect({ shape, corners, columns }).toEqual({ shape: 'rectangle', corners: [], columns: [] });
  expect(isSpoilt(`?${query}`)).toBe(true);
});

it('what the page does not offer is as if it were not there', () => {
  const search =
    '?shape=round&length=-5&width=5.2&corner=middle&run=up&bond=brick&centre=left&border=4&margin=50&gap=7';
  expect(readAsked(search)).toEqual(readAsked(''));
});
