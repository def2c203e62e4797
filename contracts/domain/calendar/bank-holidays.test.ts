import { describe, expect, it } from 'vitest';
import { isFixedHoliday, isKept, type Nation } from './bank-holidays.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** As GOV.UK lists them, by nation: E England and Wales, S Scotland, N Northern Ireland. */
const KEPT: readonly (readonly [day: string, by: string])[] = [
  ['2021-01-04', 'S'],
  ['2021-12-27', 'ESN'],
  ['2021-12-28', 'ESN'],
  ['2022-01-03', 'ESN'],
  ['2022-01-04', 'S'],
  ['2023-01-02', 'ESN'],
  ['2023-01-03', 'S'],
  ['2024-01-01', 'ESN'],
  ['2024-01-02', 'S'],
  ['2024-03-18', 'N'],
  ['2024-04-01', 'EN'],
  ['2024-07-12', 'N'],
  ['2024-12-02', 'S'],
  ['2025-03-17', 'N'],
  ['2025-04-18', 'ESN'],
  ['2025-04-21', 'EN'],
  ['2025-05-05', 'ESN'],
  ['2025-07-14', 'N'],
  ['2025-08-04', 'S'],
  ['2025-08-25', 'EN'],
  ['2025-12-01', 'S'],
  ['2026-01-02', 'S'],
  ['2026-03-17', 'N'],
  ['2026-04-03', 'ESN'],
  ['2026-04-06', 'EN'],
  ['2026-05-25', 'ESN'],
  ['2026-07-13', 'N'],
  ['2026-08-03', 'S'],
  ['2026-08-31', 'EN'],
  ['2026-11-30', 'S'],
  ['2026-12-28', 'ESN'],
  ['2027-01-01', 'ESN'],
  ['2027-01-04', 'S'],
  ['2027-03-17', 'N'],
  ['2027-07-12', 'N'],
  ['2027-12-27', 'ESN'],
  ['2027-12-28', 'ESN'],
  ['2028-01-04', 'S'],
  ['2029-01-02', 'S'],
  ['2029-03-19', 'N'],
  ['2034-01-03', 'S'],
  // none of them
  ['2026-07-12', ''],
  ['2027-01-02', ''],
  ['2024-11-30', ''],
  ['2024-03-17', ''],
  ['2026-12-24', ''],
  ['2027-01-05', ''],
  ['2027-07-13', ''],
  ['2025-12-29', ''],
];

describe('bank holidays', () => {
  it.each(KEPT)('%s is kept only by %j', (text, by) => {
    const nations: Readonly<Record<string, Nation>> = {
      E: 'england and wales',
      S: 'scotland',
      N: 'northern ireland',
    };
    const keeping = Object.keys(nations).filter((letter) => isKept(day(text), nations[letter] as Nation));
    expect(keeping.join('')).toBe(by);
  });

  it.each<[Nation, number]>([
    ['england and wales', 8],
    ['scotland', 9],
    ['northern ireland', 10],
  ])('%s keeps %s of them in every year from 2020 to 2120, none on a weekend', (nation, count) => {
    for (let year = 2020; year <= 2120; year++) {
      const kept = Array.from({ length: 366 }, (_none, index) => Date.UTC(year, 0, 1 + index))
        .filter((each) => new Date(each).getUTCFullYear() === year)
        .filter((each) => isKept(each, nation));
      expect(kept, String(year)).toHaveLength(count);
      expect(kept.some((each) => [0, 6].includes(new Date(each).getUTCDay()))).toBe(false);
    }
  });

  it('counts New Year and Christmas as holidays on a weekend too', () => {
    expect(
      ['2022-01-01', '2022-12-25', '2026-12-26', '2026-12-24'].map((text) => isFixedHoliday(day(text))),
    ).toEqual([true, true, true, false]);
  });
});
