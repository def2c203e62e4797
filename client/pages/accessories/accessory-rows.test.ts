import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { accessoryRows } from './accessory-rows.ts';
import { needWords, packWords } from './parts/need-words.ts';

const accessoriesOf = (number: string) =>
  productSpecs().find(({ productNo }) => productNo === number)?.accessories ?? [];
const HERRINGBONE = accessoriesOf('AL-H101');
const PLANK = accessoriesOf('AL-T103');
const onSale = Array.from({ length: 20 }, (_, n) => toProduct(itemByNumber(`AL-Z${101 + n}`)));
const floor = (accessories: typeof HERRINGBONE, netM2: number) => ({ accessories, netM2 });
const rowsOf = (input: Partial<Parameters<typeof accessoryRows>[0]>) =>
  accessoryRows({ floors: [floor(HERRINGBONE, 24)], onSale, picks: {}, inBasket: () => 0, ...input });
const rowIn = (rows: ReturnType<typeof rowsOf>, number: string) => {
  const row = rows.find(({ product }) => product.productNo === number);
  if (!row) throw new Error(`No row for ${number}`);
  return row;
};

describe('the accessories of a floor', () => {
  it('are those that fit, first one of each use', () => {
    const rows = rowsOf({});
    expect(rows.map(({ product }) => product.productId).sort()).toEqual(
      HERRINGBONE.map(({ productId }) => productId).sort(),
    );
    const uses = rows.map(({ use }) => use);
    const kinds = new Set(uses).size;
    expect(new Set(uses.slice(0, kinds)).size).toBe(kinds);
  });

  it.each([
    ['AL-Z101', 2, '26.4 kg at 1.1 kg per m²: 2 tubs.'],
    [
      'AL-Z112',
      1,
      'About 20 m of edge, estimated from the area: 1 pack. Please check it against your rooms.',
    ],
    ['AL-Z118', 1, 'Depends on doorways and edges. Please enter what you need.'],
  ])('suggest a quantity: %s', (number, packs, words) => {
    const row = rowIn(rowsOf({}), number);
    expect(row).toMatchObject({ packs, text: String(packs), picked: false, problem: '' });
    expect(needWords(row)).toBe(words);
  });

  it('are worked out once for all floors that need them', () => {
    const rows = rowsOf({ floors: [floor(HERRINGBONE, 24), floor(PLANK, 10)] });
    expect(rowIn(rows, 'AL-Z101').need).toEqual({ amount: 37.4, packs: 3 });
    expect(rowIn(rows, 'AL-Z103').need).toEqual({ amount: 10, packs: 1 });
    expect(new Set(rows.map(({ product }) => product.productId)).size).toBe(rows.length);
  });

  it('follow the area until the customer types a quantity', () => {
    const [{ productId = '' } = {}] = onSale;
    const picks = { [productId]: { picked: true, text: '7' } };
    expect(rowIn(rowsOf({ floors: [floor(HERRINGBONE, 60)] }), 'AL-Z101').text).toBe('5');
    expect(rowIn(rowsOf({ floors: [floor(HERRINGBONE, 60)], picks }), 'AL-Z101')).toMatchObject({
      text: '7',
      cost: 7 * 7450,
    });
  });

  it.each([
    ['', 'Enter how many packs you need'],
    ['0', 'Enter how many packs you need'],
    [
      '210',
      'Sorry, insufficient stock. Available stock: 210 packs. 1 pack of it is in your basket already. Please contact us for future stock.',
    ],
    ['209', ''],
  ])('say why %j packs cannot be ordered', (text, problem) => {
    const [{ productId = '' } = {}] = onSale;
    const rows = rowsOf({ picks: { [productId]: { picked: true, text } }, inBasket: () => 1 });
    expect(rowIn(rows, 'AL-Z101').problem).toBe(problem);
    const unpicked = rowsOf({ picks: { [productId]: { picked: false, text } }, inBasket: () => 1 });
    expect(rowIn(unpicked, 'AL-Z101').problem).toBe('');
  });

  it('are all listed, without suggestions, when the backend has no technical facts', () => {
    const rows = rowsOf({ floors: [{ accessories: undefined, netM2: 24 }] });
    expect(rows).toHaveLength(20);
    expect(rows.every(({ need, text }) => need === undefined && text === '1')).toBe(true);
  });

  it('say what a pack or a roll holds, and nothing of what is sold singly', () => {
    const [tub, bottles, roll] = onSale;
    if (!tub || !bottles || !roll) throw new Error('three accessories');
    expect([tub, bottles, roll].map(packWords)).toEqual(['', ' · 12 bottles a pack', ' · 10.00 m² a roll']);
  });

  it('that are needed by the thousand are counted in groups, rolls as rolls', () => {
    const planks = rowsOf({ floors: [floor(PLANK, 12_500)] });
    expect(needWords(rowIn(planks, 'AL-Z103'))).toBe('12,500.00 m² to cover: 1,250 rolls.');
    const blocks = rowsOf({ floors: [floor(HERRINGBONE, 90_000)] });
    expect(needWords(rowIn(blocks, 'AL-Z112'))).toMatch(/^About 1,225 m of edge, .+: \d+ packs\./);
    expect(needWords(rowIn(blocks, 'AL-Z101'))).toMatch(/^99,000 kg at 1\.1 kg per m²: \d,\d{3} tubs\.$/);
  });
});
