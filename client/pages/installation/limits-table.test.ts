import { expect, it } from 'vitest';
import { SHEETS } from '../../../fixtures/files/installation/build-installation-sheet.ts';
import { offenders } from '../../../fixtures/testing/offenders.ts';
import { LAYING_LIMITS } from './limits-table.ts';

const textOf = (subject: keyof typeof SHEETS) =>
  SHEETS[subject].sections.flatMap(({ items }) => items).join(' ');

/** The figures with their units, such as `0.5%` and `2 m`. */
const figuresIn = (text: string) => text.match(/\d[\d.]*(?: to \d+)?(?: ?%| °C| mm| m\b| hours)?/g) ?? [];

it('every limit has the same figures on the page as in the sheets', () => {
  const [herringbone, planks] = [textOf('herringbone'), textOf('vinyl')];
  const faulty = offenders(
    LAYING_LIMITS,
    ({ what }) => what,
    ({ wood, vinyl }) => [
      // no sheet is about floating wood
      ...figuresIn(wood.replace('floating 15 mm, ', '')).map(
        (figure) => !herringbone.includes(figure) && `${figure} is not in the sheet of herringbone`,
      ),
      ...figuresIn(vinyl).map(
        (figure) => !planks.includes(figure) && `${figure} is not in the sheet of vinyl`,
      ),
    ],
  );
  expect(faulty).toEqual([]);
});
