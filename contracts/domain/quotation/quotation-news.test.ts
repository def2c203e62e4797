import { expect, it } from 'vitest';
import { newsSince, revisionNews } from './quotation-news.ts';

const line = {
  lineId: 't-1',
  productId: 'p-1',
  productName: 'Oak',
  productUnit: 'Pack/M2',
  packSize: 2.17,
  packs: 12,
  pricePence: 4590,
};

it('our staff’s changes are listed line by line', () => {
  expect(revisionNews([line], [{ ...line, pricePence: 4200, packs: 14 }])).toEqual([
    {
      lineId: 't-1',
      productName: 'Oak',
      text: 'Price reduced from £45.90 to £42.00 per m². 12 packs become 14.',
    },
  ]);
  expect(revisionNews([line], [line])).toEqual([]);
  expect(revisionNews([line], [{ ...line, lineId: 't-2', packs: 1 }]).map(({ text }) => text)).toEqual([
    'Added: 1 pack.',
    'Left out.',
  ]);
});

it('lines of one product share its stock, and a changed price is reported with its effect', () => {
  const quoted = {
    ...line,
    catalogPence: 4590,
    today: { pricePence: 4590, stockPacks: 20 },
  };
  const news = (...lines: object[]) =>
    newsSince(
      lines.map((differs) => ({ ...quoted, ...differs })),
      '21 December 2026',
    ).map(({ text }) => text);
  expect(news({})).toEqual([]);
  expect(news({}, { lineId: 't-2' })).toEqual([
    'Only 20 of 24 packs are in stock.',
    'Only 20 of 24 packs are in stock.',
  ]);
  expect(news({ productUnit: 'm²', today: { pricePence: 4590, stockPacks: 0 } })).toEqual([]);
  expect(news({ today: undefined })).toEqual(['This product is no longer sold.']);
  expect(news({ today: { pricePence: 4800, stockPacks: 12 } })).toEqual([
    'Our price has gone up from £45.90 to £48.00 per m². Yours stays at £45.90 until 21 December 2026.',
  ]);
  expect(news({ today: { pricePence: 4000, stockPacks: 12 } })).toEqual([
    'Our price has come down from £45.90 to £40.00 per m². Quote again to have it.',
  ]);
});
