import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { COLUMNS, type OptionalColumn } from './columns.ts';
import { tableCsv } from './table-csv.ts';

const floor = buildProduct({
  productId: 'p-1',
  productNo: 'AL-T101',
  productName: 'Aldham Oak',
  specification: '15(4) x 190 x 600-2200 mm',
  packSize: 2.5,
  inventoryBalance: 40,
});
const skirting = buildProduct({
  productId: 'p-2',
  productNo: 'AL-Z101',
  productName: '=Skirting, "white"',
  productUnit: 'Piece',
  specification: '15 kg',
  packSize: 10,
  inventoryBalance: 0,
});
const shown = (...ids: readonly OptionalColumn[]) => COLUMNS.filter(({ id }) => ids.includes(id));
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the table as a CSV file', () => {
  it('has its columns, and for a customer price, unit and typed packs', () => {
    const text = tableCsv({
      products: [floor, skirting],
      columns: shown('thickness', 'length', 'pack', 'stock'),
      prices: new Map([['p-1', 3690]]),
      typed: { 'p-1': 12 },
    });
    expect(lines(text)).toEqual([
      'Number,Name,Thickness (mm),Length (mm),Pack,Stock,Price (£),Unit,Packs',
      `AL-T101,Aldham Oak,15,600–2200,2.50 m²,40 packs,36.90,${floor.productUnit},12`,
      // what a spreadsheet would run as a formula is text
      `AL-Z101,"'=Skirting, ""white""",,,10 pieces,0 packs,,Piece,`,
    ]);
  });

  it('has no prices and no packs for a visitor', () => {
    const text = tableCsv({
      products: [floor],
      columns: shown('width'),
      prices: undefined,
      typed: { 'p-1': 3 },
    });
    expect(lines(text)).toEqual(['Number,Name,Width (mm)', 'AL-T101,Aldham Oak,190']);
  });
});
