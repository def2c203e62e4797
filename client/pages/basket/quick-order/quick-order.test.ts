import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, plainText } from '../../../../contracts/domain/text/csv.ts';
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

  it.each<[string, string, unknown[][]]>([
    ['sep= with a semicolon', 'sep=;\nAL-H101;12', [[2, 'AL-H101', 12, '']]],
    ['sep= with a comma', 'sep=,\r\nAL-H101,12 packs\r\n', [[2, 'AL-H101', 12, 'pack']]],
    ['sep= with a tab', 'SEP=\t\nAL-H101\t12', [[2, 'AL-H101', 12, '']]],
    ['sep= with a bar', 'sep=|\nAL-H101|24,5 m2', [[2, 'AL-H101', 24.5, 'm2']]],
    ['sep= in quotation marks', '"sep=;"\nAL-H101;12', [[2, 'AL-H101', 12, '']]],
    [
      'sep= after a byte order mark',
      '\uFEFFsep=;\r\nNumber;Qty\r\nAL-H101;2,5 m2',
      [[3, 'AL-H101', 2.5, 'm2']],
    ],
    ['sep= with empty cells behind it', 'sep=;;;\nNumber;;Qty\nAL-H101;;3', [[3, 'AL-H101', 3, '']]],
    ['sep= before a comma in a name', 'sep=;\nSKU;Name;Packs\nA-1;Oak, natural;4', [[3, 'A-1', 4, 'pack']]],
    ['a figure kept as text', 'AL-H101;="12"', [[1, 'AL-H101', 12, '']]],
    ['a number and a figure kept as text', '="AL-H101",="12"', [[1, 'AL-H101', 12, '']]],
    ['a figure kept as text, quoted again', '"=""AL-H101""";"=""12"""', [[1, 'AL-H101', 12, '']]],
    ['a decimal figure kept as text', 'Number,Area (m2)\nA-1,="24,5"', [[2, 'A-1', 24.5, 'm2']]],
    ['headings kept as text', '="Item";="Qty"\n="A-1";="5"', [[2, 'A-1', 5, '']]],
    ['the quantity first', '12 x AL-H101', [[1, 'AL-H101', 12, '']]],
    ['the quantity first with ×', '12 × AL-H101', [[1, 'AL-H101', 12, '']]],
    ['the quantity first without a blank', '12x AL-H101', [[1, 'AL-H101', 12, '']]],
    ['the quantity first without any blank', '12×AL-H101', [[1, 'AL-H101', 12, '']]],
    ['the quantity first with *', '12 * AL-H101', [[1, 'AL-H101', 12, '']]],
    ['packs first', '12 packs AL-H101', [[1, 'AL-H101', 12, 'pack']]],
    ['packs of', '12 packs of AL-H101', [[1, 'AL-H101', 12, 'pack']]],
    ['an area first', '24.5 m2 AL-H101', [[1, 'AL-H101', 24.5, 'm2']]],
    ['an area first with a decimal comma', '24,5 m² AL-H101', [[1, 'AL-H101', 24.5, 'm2']]],
    ['a figure first in a cell of its own', '12;AL-H101', [[1, 'AL-H101', 12, '']]],
    ['a figure first before a tab', '12\tAL-H101', [[1, 'AL-H101', 12, '']]],
    ['a figure first before a comma', '12,AL-H101', [[1, 'AL-H101', 12, '']]],
    ['thousands first', '1,250 m2 AL-H101', [[1, 'AL-H101', 1250, 'm2']]],
    ['a figure after x', 'AL-H101 x 12', [[1, 'AL-H101', 12, '']]],
    ['a figure after *', 'AL-H101 * 12', [[1, 'AL-H101', 12, '']]],
    ['a colon', 'AL-H101: 12 packs', [[1, 'AL-H101', 12, 'pack']]],
    ['a dash', 'AL-H101 – 12', [[1, 'AL-H101', 12, '']]],
    ['a bar', 'AL-H101 | 12', [[1, 'AL-H101', 12, '']]],
    ['what is invisible', '\u200bAL-H101\u00a0\u200e12\u200b', [[1, 'AL-H101', 12, '']]],
    [
      'a numbered list',
      '1. AL-H101 12\n2) AL-X101 3',
      [
        [1, 'AL-H101', 12, ''],
        [2, 'AL-X101', 3, ''],
      ],
    ],
    [
      'a list with dots and dashes',
      '• AL-H101 12\n- AL-X101 3',
      [
        [1, 'AL-H101', 12, ''],
        [2, 'AL-X101', 3, ''],
      ],
    ],
    ['a numbered list with the quantity first', '1. 12 x AL-H101', [[1, 'AL-H101', 12, '']]],
    [
      'a list of Word',
      '•\tAL-H101 12\n1.\tAL-X101\t3',
      [
        [1, 'AL-H101', 12, ''],
        [2, 'AL-X101', 3, ''],
      ],
    ],
    ['cartons first', '3 ctns AL-H101', [[1, 'AL-H101', 3, 'pack']]],
    ['square metres first', '12 square metres of AL-H101', [[1, 'AL-H101', 12, 'm2']]],
    ['“no.” first', '12 no. AL-H101', [[1, 'AL-H101', 12, '']]],
    ['“off” first', '12 off AL-H101', [[1, 'AL-H101', 12, '']]],
    ['brackets', 'AL-H101 (12 packs)', [[1, 'AL-H101', 12, 'pack']]],
    ['a number that begins with X', 'X-100 12', [[1, 'X-100', 12, '']]],
    ['a number of digits', '4711 12', [[1, '4711', 12, '']]],
    ['Quantity (packs)', 'Product,Quantity (packs)\nA-1,12', [[2, 'A-1', 12, 'pack']]],
    ['Qty [boxes]', 'Product;Qty [boxes]\nA-1;12', [[2, 'A-1', 12, 'pack']]],
    ['Quantity in m²', 'Product;Quantity in m²\nA-1;12', [[2, 'A-1', 12, 'm2']]],
    ['Qty (sq m)', 'Item no;Qty (sq m)\nA-1;12', [[2, 'A-1', 12, 'm2']]],
    ['Packs required', 'Product ID;Packs required\nA-1;12', [[2, 'A-1', 12, 'pack']]],
    ['Order qty', 'Supplier code;Order qty\nA-1;12', [[2, 'A-1', 12, '']]],
    ['Quantity (pieces)', 'Product;Quantity (pieces)\nA-1;12', [[2, 'A-1', 12, '']]],
    ['Qty Req’d', 'Part No,Qty Req’d\nA-1,3', [[2, 'A-1', 3, '']]],
    ['Quantity ordered (boxes)', 'Product code,Quantity ordered (boxes)\nA-1,3', [[2, 'A-1', 3, 'pack']]],
    ['Pcs', 'Ref,Pcs\nA-1,4', [[2, 'A-1', 4, '']]],
    ['UOM', 'Code;Name;Quantity;UOM\nA-1;Oak;4;M2', [[2, 'A-1', 4, 'm2']]],
    ['U/M', 'Code;Quantity;U/M\nA-1;4;PK', [[2, 'A-1', 4, 'pack']]],
    ['No. of packs', 'Product No;No. of packs\nA-1;12', [[2, 'A-1', 12, 'pack']]],
    [
      'a total',
      'A-1 2\nA-2 3\nTotal 5',
      [
        [1, 'A-1', 2, ''],
        [2, 'A-2', 3, ''],
      ],
    ],
    ['a total with a colon', 'A-1;2\nTOTAL:;2', [[1, 'A-1', 2, '']]],
    ['a grand total', 'A-1;2\nGrand total;2 packs', [[1, 'A-1', 2, '']]],
    [
      'a subtotal between',
      'A-1\t2\nSub-total\t2\nA-2\t3',
      [
        [1, 'A-1', 2, ''],
        [3, 'A-2', 3, ''],
      ],
    ],
    ['totals without a figure', 'A-1 2\nTotals', [[1, 'A-1', 2, '']]],
    ['a total in a table', 'Product,Qty\nA-1,2\nTotal,2\n', [[2, 'A-1', 2, '']]],
    ['a total in another column', 'Name,Product,Qty\nOak,A-1,2\nTotal,,2', [[2, 'A-1', 2, '']]],
    ['a sum', 'A-1;2\nSum;=SUM(B1:B1)', [[1, 'A-1', 2, '']]],
    ['a floor that is called total', 'Name,Product,Qty\nTotal Oak,A-1,2', [[2, 'A-1', 2, '']]],
  ])('reads %s as spreadsheets and emails write it', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('keeps the separator line above the rows that are left', () => {
    const { heading, rows } = readQuickOrder('sep=;\nNumber;Qty\nA-1;x');
    expect(heading).toBe('sep=;\nNumber;Qty');
    expect(readQuickOrder([heading, ...rows.map(({ source }) => source)].join('\n')).rows[0]?.productNo).toBe(
      'A-1',
    );
    expect(readQuickOrder('sep=;').rows).toEqual([]);
  });

  it('says what is wrong with a row, and in which line', () => {
    const rows = rowsOf('A-1\n\nA-2 twelve\n,5\nA-3 0\nA-4 12 34\nA-5;24;500');
    expect(rows).toEqual([
      [1, 'A-1', 'The quantity is missing. Enter packs, such as 12, or an area, such as 24.5 m².'],
      [3, 'A-2', expect.stringMatching(/^“twelve” can’t be read as a quantity\./)],
      [4, '', 'The product number is missing.'],
      [5, 'A-3', expect.stringMatching(/^“0” can’t/)],
      [6, 'A-4', expect.stringMatching(/^“12 34” can’t/)],
      [7, 'A-5', expect.stringMatching(/^“24\s500” can’t/)],
    ]);
  });

  it('refuses samples in a table that marks them', () => {
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

  it('reads back every number and quantity of a CSV file', () => {
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

  it('loses no part of any text: heading, rows and rest together are the text', () => {
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
