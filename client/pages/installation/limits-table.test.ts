import { expect, it } from 'vitest';
import { GAP } from '../../../contracts/domain/product/laying-figures.ts';
import { SHEETS } from '../../../fixtures/assets/make.ts';
import { offenders } from '../../../fixtures/testing/offenders.ts';
import { LAYING_LIMITS } from './limits-table.ts';

/** How the sentence of a sheet begins, or what it says, that states a limit: for wood and for vinyl. */
const STATED: Readonly<Record<string, { wood: RegExp; vinyl: RegExp }>> = {
  'Room, before, during and after laying': { wood: /climate of its use/, vinyl: /^Store the packs/ },
  'Packs closed and flat in the room': { wood: /^Store the packs/, vinyl: /^Store the packs/ },
  'Level of the subfloor (SR1 of BS 8204)': { wood: /level to SR1/, vinyl: /level to SR1/ },
  'Cement screed, by hygrometer': { wood: /^Cement screed/, vinyl: /moisture by hygrometer/ },
  'Calcium sulfate screed': { wood: /^Calcium sulfate/, vinyl: /moisture by hygrometer/ },
  'Gap at walls, pipes and frames': { wood: /^Leave .+ free at/, vinyl: /^Leave .+ free at/ },
  'Surface over underfloor heating': { wood: /^The surface/, vinyl: /^The surface/ },
};

const sentencesOf = (subject: keyof typeof SHEETS) =>
  SHEETS[subject].sections.flatMap(({ items }) => items.flatMap((item) => item.split(/(?<=\.) (?=[A-Z])/)));

/** The figures with their units, such as `0.5%` and `2 m`. */
const figuresIn = (text: string): string[] =>
  text.match(/\d[\d.]*(?: to \d+)?(?: ?%| °C| mm| m\b| hours)?/g) ?? [];

it('every limit has the same figures on the page as in the sentence of the sheet that states it', () => {
  const [herringbone, planks] = [sentencesOf('herringbone'), sentencesOf('vinyl')];
  const lacking = (text: string, sentences: readonly string[], stated: RegExp | undefined) => {
    const found = figuresIn(sentences.filter((sentence) => stated?.test(sentence)).join(' '));
    return figuresIn(text).map((figure) => !found.includes(figure) && `${figure} is not among ${found}`);
  };
  const faulty = offenders(
    LAYING_LIMITS,
    ({ what }) => what,
    ({ what, wood, vinyl }) => [
      // no sheet is about floating wood
      ...lacking(wood.replace(`floating ${GAP.floating}, `, ''), herringbone, STATED[what]?.wood),
      ...lacking(vinyl, planks, STATED[what]?.vinyl),
    ],
  );
  expect(faulty).toEqual([]);
});
