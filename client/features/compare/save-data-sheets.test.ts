import { expect, it } from 'vitest';
import { sheetName } from './save-data-sheets.ts';

it('a saved data sheet is named by number and name, without what a file system refuses', () => {
  const floor = { productId: 'p-1', productNo: 'AL-C102', productName: 'Butley Oak Fumed 60°' };
  expect(sheetName(floor)).toBe('AL-C102 Butley Oak Fumed 60° - data sheet.pdf');
  expect(sheetName({ ...floor, productNo: '../C/102', productName: 'Oak "15/4": <A>\t?' })).toBe(
    '..-C-102 Oak -15-4- -A- - data sheet.pdf',
  );
});
