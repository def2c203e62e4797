import { describe, expect, it } from 'vitest';
import { inTwoColumns, specGroups } from '../../../contracts/domain/product/spec-groups.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { differs, type Fault, offenders } from '../../../fixtures/testing/offenders.ts';

const EMPTY = /undefined|NaN|null|^\s*$/;
/** The floors whose facts break a rule. */
const broken = (law: (spec: ReturnType<typeof productSpecs>[number]) => readonly Fault[]) =>
  offenders(productSpecs(), ({ productNo }) => productNo, law);
const specOf = (productNo: string) => {
  const spec = productSpecs().find((each) => each.productNo === productNo);
  if (!spec) throw new Error(`no facts of ${productNo}`);
  return spec;
};
const factsOf = (productNo: string) =>
  Object.fromEntries(
    specGroups(specOf(productNo)).flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])),
  );

describe('groups of technical facts', () => {
  it('give wood its figures with units and tolerances', () => {
    expect(factsOf('AL-H101')).toMatchObject({
      Thickness: '14 mm (±0.2 mm)',
      'Wear layer': '3 mm (+0.3 / −0.2 mm)',
      'Face width': '90 mm (±0.2 mm)',
      'Janka hardness': '1,120 lbf (4,980 N)',
      'Moisture at delivery': '5 to 9%',
      'Reaction to fire': 'Dfl-s1 (EN 13501-1)',
      'Slip, wet': 'PTV 34, moderate slip potential',
      'Underfloor heating': 'Suitable',
      Wastage: 'Single herringbone 10%, Double herringbone 12%',
    });
  });

  it('leave out for vinyl what only wood has, and give its use class', () => {
    const facts = factsOf('AL-L101');
    expect(facts).not.toHaveProperty('Janka hardness');
    expect(facts).not.toHaveProperty('Moisture at delivery');
    expect(facts['Use class']).toBe('23/33/42 (EN ISO 10874)');
  });

  it('leave no floor with an empty or undefined value', () => {
    const faulty = broken((spec) =>
      specGroups(spec).flatMap(({ title, facts }) => [
        facts.length === 0 && `${title} is empty`,
        new Set(facts.map(({ label }) => label)).size !== facts.length && `${title} has a label twice`,
        ...facts.map(({ label, value }) => EMPTY.test(value) && `${label}: ${value}`),
      ]),
    );
    expect(faulty).toEqual([]);
  });
});

it('split into two columns of about the same height, without losing any', () => {
  const faulty = broken((spec) => {
    const groups = specGroups(spec);
    const [left, right] = inTwoColumns(groups);
    const rows = (column: typeof left) => column.reduce((sum, { facts }) => sum + facts.length + 2, 0);
    const tallest = Math.max(...groups.map((group) => rows([group])));
    return [
      differs('groups', new Set([...left, ...right]), new Set(groups)),
      !(Math.abs(rows(left) - rows(right)) < tallest) && `${rows(left)} rows beside ${rows(right)}`,
    ];
  });
  expect(faulty).toEqual([]);
});
