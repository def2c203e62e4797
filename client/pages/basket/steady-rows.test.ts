import { expect, test } from 'vitest';
import { basketRow } from './basket-rows.ts';
import { shownRows } from './leaving-rows.ts';
import { createRows, steadyRows } from './steady-rows.ts';

const line = (carId: string, number: number) => ({
  carId,
  carType: 0 as const,
  productId: `p-${carId}`,
  productName: carId,
  productUnit: 'Pack/M2',
  productPrice: 4590,
  number,
  amount: number * 2,
  packSize: 2,
  inventoryBalance: 5,
});
const rowsOf = (packs: Readonly<Record<string, number>>) =>
  shownRows(
    Object.entries(packs).map(([carId, number]) => basketRow(line(carId, number))),
    [],
  );

test('a row stays the same object until something in it changes', () => {
  const before = steadyRows(rowsOf({ one: 1, two: 2 }), new Map());
  const after = steadyRows(rowsOf({ one: 1, two: 9, three: 3 }), before);
  expect([...after.values()].map(({ row }) => [row.carId, row.packs])).toEqual([
    ['one', 1],
    ['two', 9],
    ['three', 3],
  ]);
  expect(after.get('one')?.row).toBe(before.get('one')?.row);
  expect(after.get('two')?.row).not.toBe(before.get('two')?.row);
  expect(after.get('two')?.row.hints).toEqual([{ kind: 'stock', stock: 5 }]);
});

test('a row that is leaving is a new object', () => {
  const rows = rowsOf({ one: 1 });
  const before = steadyRows(rows, new Map());
  const leaving = rows.map((row) => ({ ...row, leaving: true }));
  expect(steadyRows(leaving, before).get('one')?.row.leaving).toBe(true);
  expect(steadyRows(rowsOf({}), before).size).toBe(0);
});

test('a line is worked out again when its packs change or it has been read again', () => {
  const rowOf = createRows();
  const read = line('one', 1);
  const row = rowOf(read);
  expect(rowOf(read)).toBe(row);
  expect(rowOf(read, 3)).toMatchObject({ packs: 3, amount: 6 });
  expect(rowOf(read)).toMatchObject({ packs: 1, amount: 2 });
  expect(rowOf({ ...read, number: 4, amount: 8 })).toMatchObject({ packs: 4, amount: 8 });
});
