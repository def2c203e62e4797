import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { itemByNumber } from '../../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { basketRow } from '../basket-rows.ts';
import { type KeptNeeds, ofLines } from './kept-needs.ts';
import { lackingIn } from './lack-rows.ts';

const TUB = toProduct(itemByNumber('AL-Z101'));
const GLUE = toProduct(itemByNumber('AL-Z102'));
const FOAM = toProduct(itemByNumber('AL-Z104'));
const SPECS = new Map(productSpecs().map((spec) => [spec.productId, spec]));
const NOTHING_SAID: KeptNeeds = { methods: {}, notNeeded: {} };

/** @param lines packs by product number */
function lacking(
  lines: Readonly<Record<string, number>>,
  { kept = NOTHING_SAID, wanted = {}, onSale = [TUB, GLUE, FOAM] } = {},
) {
  const rows = Object.entries(lines).map(([productNo, number]) => {
    const product = toProduct(itemByNumber(productNo));
    const amount = Math.round(number * product.packSize * 100) / 100;
    return basketRow({ ...product, carId: productNo, carType: 0, number, amount, productInfo: '' });
  });
  return lackingIn({ rows, specs: SPECS, onSale, kept, wanted: new Map(Object.entries(wanted)) });
}
const words = (all: ReturnType<typeof lacking>) => all.rows.map((row) => row.words);

describe('what a basket lacks for its floors', () => {
  it('says what the basket has already, and costs what would be added', () => {
    const { rows, floors } = lacking({ 'AL-H101': 20, 'AL-Z101': 1 });
    expect(rows).toMatchObject([
      {
        words: 'Blakeney Oak Natural needs 2 tubs of adhesive; the basket has 1.',
        packsWord: 'Tubs',
        packs: 1,
        cost: 7450,
        note: '',
      },
    ]);
    // herringbone has only one install method
    expect(floors).toEqual([]);
  });

  it('is counted in groups of three digits', () => {
    expect(words(lacking({ 'AL-H101': 20_000, 'AL-Z101': 1100 }))).toEqual([
      expect.stringMatching(/ needs 1,\d{3} tubs of adhesive; the basket has 1,100\.$/),
    ]);
  });

  it('depends on how a floor is laid', () => {
    const kept: KeptNeeds = { ...NOTHING_SAID, methods: { 'AL-T103': 'Floating' } };
    const floating = lacking({ 'AL-T103': 20 }, { kept });
    expect(floating.floors).toMatchObject([{ method: 'Floating', methods: ['Glue down', 'Floating'] }]);
    expect(words(floating)).toEqual([
      expect.stringMatching(/ needs 1 pack of adhesive; the basket has none\.$/),
      expect.stringMatching(/ needs \d rolls of underlay; the basket has none\.$/),
    ]);
    expect(words(lacking({ 'AL-T103': 20 }))).toEqual([
      expect.stringMatching(/ tubs of adhesive; the basket has none\.$/),
    ]);
  });

  it('has one row for floors that need the same', () => {
    expect(words(lacking({ 'AL-H101': 20, 'AL-H102': 20 }))).toEqual([
      'Your floors need 4 tubs of adhesive; the basket has none.',
    ]);
    expect(words(lacking({ 'AL-H101': 20, 'AL-L104': 20 }))).toEqual([
      'Blakeney Oak Natural needs 2 tubs of adhesive; the basket has none.',
    ]);
  });

  it('adds as many packs as the customer sets, at most those in stock', () => {
    expect(lacking({ 'AL-H101': 20 }, { wanted: { [TUB.productId]: 5 } }).rows).toMatchObject([
      { packs: 5, cost: 37_250 },
    ]);
    const few = [buildProduct({ ...TUB, inventoryBalance: 1 })];
    expect(lacking({ 'AL-H101': 20 }, { onSale: few }).rows).toMatchObject([
      { packs: 1, most: 1, note: 'Only 1 more in stock.' },
    ]);
    const none = [buildProduct({ ...TUB, inventoryBalance: 0 })];
    expect(lacking({ 'AL-H101': 20 }, { onSale: none }).rows).toMatchObject([
      { packs: 0, cost: 0, note: 'None in stock at the moment.' },
    ]);
  });

  it('leaves out what isn’t needed, until another floor needs it too', () => {
    const kept: KeptNeeds = { ...NOTHING_SAID, notNeeded: { Adhesive: ['AL-H101'] } };
    expect(lacking({ 'AL-H101': 20 }, { kept })).toMatchObject({ rows: [], leftOut: ['Adhesive'] });
    expect(lacking({ 'AL-H101': 20, 'AL-H102': 1 }, { kept })).toMatchObject({ leftOut: [] });
    expect(lacking({ 'AL-H101': 20, 'AL-Z101': 2 }, { kept })).toMatchObject({ rows: [], leftOut: [] });
  });

  it('forgets the choices for lines that have gone', () => {
    const kept: KeptNeeds = {
      methods: { one: 'Floating', two: 'Click' },
      notNeeded: { Adhesive: ['one'], Underlay: ['one', 'two'] },
    };
    expect(ofLines(kept, ['two'])).toEqual({
      methods: { two: 'Click' },
      notNeeded: { Underlay: ['two'] },
    });
  });
});
