import { expect, test } from 'vitest';
import { dataFile, dataFileName } from './data-file.ts';

const AT = Date.UTC(2026, 10, 22, 23, 30);

test('lists stored data under plain headings, always in the same order', () => {
  const text = dataFile(
    [
      { title: 'Your details', records: [[{ name: 'First name', value: 'Tom' }]] },
      { title: 'Your basket', records: [] },
    ],
    AT,
  );
  expect(JSON.parse(text)).toEqual({
    Made: '22 November 2026, 23:30',
    'Your details': [{ 'First name': 'Tom' }],
    'Your basket': [],
  });
  expect(text.split('\n')[2]).toBe('  "Your details": [');
});

test('has a name of letters and digits with the day in London', () => {
  expect(dataFileName('Alderline', AT)).toBe('alderline-data-2026-11-22.json');
  expect(dataFileName('A & B', Date.UTC(2026, 6, 1, 23, 30))).toBe('a-b-data-2026-07-02.json');
});
