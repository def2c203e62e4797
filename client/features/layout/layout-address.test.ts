import { expect, it } from 'vitest';
import { href } from '../../../contracts/site/site-map.ts';
import { PAGES } from '../../../contracts/site/site-pages.ts';
import { layoutQuery, readAsked } from './layout-address.ts';

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
    sparePercent: 0,
    gapMm: 12,
  } as const;
  const written = href('layout', 'desktop', layoutQuery('p-0103', asked));
  expect(written).toBe(
    '/layout?id=p-0103&shape=L&length=5200&width=3800&cutlength=1200&cutwidth=900&corner=bottom-left&run=across&bond=half&herringbone=double&centre=joint&margin=0&gap=12',
  );
  const { search, searchParams } = new URL(written, 'http://shop');
  expect(readAsked(search)).toEqual(asked);
  expect(PAGES.layout.query, 'what its canonical address keeps').toEqual([...searchParams.keys()]);
});

it('what the page does not offer is as if it were not there', () => {
  const search =
    '?shape=round&length=-5&width=5.2&corner=middle&run=up&bond=brick&centre=left&margin=50&gap=7';
  expect(readAsked(search)).toEqual(readAsked(''));
});
