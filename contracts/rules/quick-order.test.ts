import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, plainText } from './csv.ts';
import { QUICK_ORDER_ROWS, readQuickOrder } from './quick-order.ts';

const rowsOf = (text: string) =>
  readQuickOrder(text).rows.map(({ line, productNo, asked, problem }) =>
    asked && !problem ? [line, productNo, asked.figure, asked.unit] : [line, productNo, problem],
  );

describe('readQuickOrder', () => {
  it.each<[string, string, unknown[][]]>([
    ['a space', 'AL-H101 12', [[1, 'AL-H101', 12, '']]],
    ['a comma and an area', 'AL-H101, 24.5 m2', [[1, 'AL-H101', 24.5, 'm2']]],
    ['a semicolon', 'AL-H101;12 packs', [[1, 'AL-H101', 12, 'pack']]],
    [
      'cells of a spreadsheet',
      'AL-H101\t12\t\nAL-X101\t24,5\tm²',
      [
        [1, 'AL-H101', 12, ''],
        [2, 'AL-X101', 24.5, 'm2'],
      ],
    ],
    ['a decimal comma after a space', 'AL-H101 24,5 m2', [[1, 'AL-H101', 24.5, 'm2']]],
    ['a decimal comma after a comma', 'AL-H101, 24,5 m2', [[1, 'AL-H101', 24.5, 'm2']]],
    ['a decimal comma after a semicolon', 'AL-H101;24,5;m2', [[1, 'AL-H101', 24.5, 'm2']]],
    ['a number with a space', 'AL H101;12', [[1, 'AL H101', 12, '']]],
    ['thousands', 'AL-H101, 1,250.5 m2', [[1, 'AL-H101', 1250.5, 'm2']]],
    ['a unit of its own', 'AL-H101,24.5,sqm,,', [[1, 'AL-H101', 24.5, 'm2']]],
    ['quoted cells', '"AL-H101","24,5 m2"', [[1, 'AL-H101', 24.5, 'm2']]],
    [
      'empty lines, CRLF and a byte order mark',
      '\uFEFF\r\nA-1 2\r\n\r\n  \r\nA-2 3\r\n',
      [
        [2, 'A-1', 2, ''],
        [5, 'A-2', 3, ''],
      ],
    ],
    [
      'the same number twice',
      'A-1 2\nA-1 3',
      [
        [1, 'A-1', 2, ''],
        [2, 'A-1', 3, ''],
      ],
    ],
    [
      'a cell of two lines',
      '"A-1","2\npacks"\nA-2 3',
      [
        [1, 'A-1', 2, 'pack'],
        [3, 'A-2', 3, ''],
      ],
    ],
  ])('reads %s', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each<[string, string, unknown[][]]>([
    ['named columns in any order', 'Name,Qty,Product No.\nOak,12,AL-H101', [[2, 'AL-H101', 12, '']]],
    ['a column of areas', 'SKU;Area (m²)\nAL-H101;24,5', [[2, 'AL-H101', 24.5, 'm2']]],
    ['a column of packs', 'Item\tPacks\nAL-H101\t12', [[2, 'AL-H101', 12, 'pack']]],
    [
      'a column of units',
      'Code,Quantity,Unit\nA-1,24.5,m²\nA-2,5,',
      [
        [2, 'A-1', 24.5, 'm2'],
        [3, 'A-2', 5, ''],
      ],
    ],
    [
      'packs before the amount that they hold',
      'Number,Packs,Amount,Unit\nA-1,12,26.04,m²\nA-2,,7,Piece',
      [
        [2, 'A-1', 12, 'pack'],
        [3, 'A-2', 7, 'piece'],
      ],
    ],
    ['a semicolon in a cell', 'Number,Name,Quantity\nA-1,Oak; natural,2', [[2, 'A-1', 2, '']]],
  ])('reads a table with %s', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('says what is wrong with a row, and on which line', () => {
    const rows = rowsOf('A-1\n\nA-2 twelve\n,5\nA-3 0\nA-4 12 34');
    expect(rows).toEqual([
      [1, 'A-1', 'The quantity is missing. Enter packs, such as 12, or an area, such as 24.5 m².'],
      [3, 'A-2', expect.stringMatching(/^“twelve” can’t be read as a quantity\./)],
      [4, '', 'The product number is missing.'],
      [5, 'A-3', expect.stringMatching(/^“0” can’t/)],
      [6, 'A-4', expect.stringMatching(/^“12 34” can’t/)],
    ]);
  });

  it('takes no samples from a table that names them', () => {
    const [sample, floor] = rowsOf('Product number,Kind,Packs,Amount\nA-1,Sample,,1\nA-1,Floor,3,6.51');
    expect(sample?.[2]).toMatch(/^Samples are not ordered here\./);
    expect(floor).toEqual([3, 'A-1', 3, 'pack']);
  });

  it('reads a hundred rows and leaves the others', () => {
    const lines = Array.from({ length: 102 }, (_, index) => `A-${index} 1`);
    const { rows, rest } = readQuickOrder(lines.join('\n'));
    expect(rows).toHaveLength(QUICK_ORDER_ROWS);
    expect(rest).toBe('A-100 1\nA-101 1');
  });

  it('reads back every number and quantity that a CSV file carries', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'AZ19 ,;"\'=+-@') });
    const number = cell.filter((text) => text === text.trim() && text !== '');
    const area = fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(number, area), { minLength: 1, maxLength: 10 }), (lines) => {
        const heading = ['Product number', 'Quantity'];
        const file = csvText([heading, ...lines.map(([productNo, m2]) => [productNo, `${m2} m²`])]);
        expect(rowsOf(file).map(([, ...cells]) => cells)).toEqual(
          lines.map(([productNo, m2]) => [productNo, m2, 'm2']),
        );
      }),
    );
  });

  it('loses no row of any text: heading, rows and what is left are the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'A1 ,;"\n\tm') });
    fc.assert(
      fc.property(text, (written) => {
        const { heading, rows, rest } = readQuickOrder(written);
        const solid = (part: string) => part.replace(/[\s,;"]/g, '');
        expect(solid([heading, ...rows.map(({ source }) => source), rest].join(''))).toBe(solid(written));
        const plain = plainText(written);
        for (const { source, start, line } of rows) {
          expect(plain.slice(start, start + source.length)).toBe(source);
          expect(plain.slice(0, start).split('\n')).toHaveLength(line);
        }
      }),
    );
  });
});
