import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, formatDate } from './dates.ts';

const date = new Date(2026, 1, 3, 4, 5, 6);

describe('formatDate', () => {
  it.each([
    ['YYYY-MM-DD', '2026-02-03'],
    ['YYYYMMDD', '20260203'],
    ['YYYY/MM/DD', '2026/02/03'],
    ['MM/DD/YYYY', '02/03/2026'],
    ['DD/MM/YYYY', '03/02/2026'],
    ['YYYY-MM-DD HH:mm:ss', '2026-02-03 04:05:06'],
    ['YYYYMMDD HH:mm:ss', '20260203 04:05:06'],
    ['YYYY/MM/DD HH:mm:ss', '2026/02/03 04:05:06'],
    ['MM/DD/YYYY HH:mm:ss', '02/03/2026 04:05:06'],
    ['DD/MM/YYYY HH:mm:ss', '03/02/2026 04:05:06'],
  ] as const)('%s gives %s', (format, text) => {
    expect(formatDate(date, format)).toBe(text);
  });

  it('shows nothing for an invalid date', () => {
    for (const format of DATE_FORMATS) expect(formatDate(new Date(Number.NaN), format)).toBe('');
  });
});
