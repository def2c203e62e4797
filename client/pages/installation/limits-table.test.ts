import { expect, it } from 'vitest';
import { SHEETS } from '../../../fixtures/files/installation/build-installation-sheet.ts';
import { LAYING_LIMITS } from './limits-table.ts';

const textOf = (subject: keyof typeof SHEETS) =>
  SHEETS[subject].sections.flatMap(({ items }) => items).join(' ');

/** The figures with their units, such as `0.5%` and `2 m`. */
const figuresIn = (text: string) => text.match(/\d[\d.]*(?: to \d+)?(?: ?%| °C| mm| m\b| hours)?/g) ?? [];

it.each(LAYING_LIMITS)('the page and the sheets agree: $what', ({ wood, vinyl }) => {
  const [herringbone, planks] = [textOf('herringbone'), textOf('vinyl')];
  // no sheet is about floating wood
  for (const figure of figuresIn(wood.replace('floating 15 mm, ', ''))) expect(herringbone).toContain(figure);
  for (const figure of figuresIn(vinyl)) expect(planks).toContain(figure);
});
