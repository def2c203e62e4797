import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, plainText, readRecord } from './csv.ts';

function cellsOf(text: string): (readonly string[])[] {
  const plain = plainText(text);
  const rows: (readonly string[])[] = [];
  for (let at = 0; at < plain.length; ) {
    const { cells, next } = readRecord(plain, at);
    rows.push(cells);
    at = next;
  }
  return rows;
}

describe('readRecord', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['semicolons, with commas in figures', 'a;24,5', [['a', '24,5']]],
    ['tabs', 'a\t1,250.5\tm2', [['a', '1,250.5', 'm2']]],
    [
      'a byte order mark and CRLF',
      '\uFEFFa,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quotation marks', '"a, b","say ""x""" , c', [['a, b', 'say "x"', 'c']]],
    [
      'a line break within quotation marks',
      '"a\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'a quotation mark that nothing closes',
      '"a,b\nc,d',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quotation mark inside a cell', 'a 15" board,2', [['a 15" board', '2']]],
    ['empty cells', 'a,,b,', [['a', '', 'b', '']]],
    ['a single cell', 'a b', [['a b']]],
    ['a formula that we guarded', "'=1+1,'@a,'tis", [['=1+1', '@a', "'tis"]]],
  ])('reads %s', (_name, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it("uses the table's separator, whatever else is in a line", () => {
    expect(readRecord('a;b,c', 0, ',').cells).toEqual(['a;b', 'c']);
  });
});

describe('csvText', () => {
  it('starts with a byte order mark and ends its lines as Excel expects', () => {
    expect(
      csvText([
        ['m²', 'a,b'],
        ['"', ''],
      ]),
    ).toBe('\uFEFFm²,"a,b"\r\n"""",\r\n');
  });

  it.each(['=1+1', '+44', '-5', '@SUM(A1)', '\tx', '\rx'])('guards %j', (cell) => {
    const [, first] = /^\uFEFF"?(.)/s.exec(csvText([[cell, 'b']])) ?? [];
    expect(first).toBe("'");
  });

  it('is read back as it was written', () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...'ab1 ,;\t"\'=+-@\n²') })
      .filter((text) => text === text.trim());
    const row = fc.tuple(
      cell.filter((text) => text !== ''),
      cell,
      cell,
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const plain = plainText(csvText(rows));
        let at = 0;
        for (const expected of rows) {
          const { cells, next } = readRecord(plain, at, ',');
          expect(cells).toEqual(expected);
          at = next;
        }
        expect(at).toBe(plain.length);
      }),
    );
  });

  it('never writes a formula', () => {
    const dangerous = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string());
    fc.assert(
      fc.property(dangerous, ([sign, rest]) => {
        expect(csvText([[sign + rest, 'x']])).toMatch(/^\uFEFF"?'/);
      }),
    );
  });
});
