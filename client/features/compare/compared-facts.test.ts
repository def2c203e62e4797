import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import type { FloorItem } from '../../../fixtures/catalogue/catalogue-item.ts';
import { productSpecOf } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { type ComparedFloor, comparedGroups } from './compared-facts.ts';

const floor = (number: string): ComparedFloor => {
  const item = itemByNumber(number);
  return { product: toProduct(item), spec: productSpecOf(item as FloorItem) };
};
const withoutSpec = (number: string): ComparedFloor => ({ ...floor(number), spec: undefined });

const rowsOf = (...floors: readonly ComparedFloor[]) => comparedGroups(floors).flatMap(({ rows }) => rows);
const rowOf = (label: string, ...floors: readonly ComparedFloor[]) =>
  rowsOf(...floors).find((row) => row.label === label);

const [oak, walnut, vinyl] = [floor('AL-H105'), floor('AL-H108'), floor('AL-L108')];

describe('the comparison of floors', () => {
  it('has each fact once, with a value for every floor', () => {
    const rows = rowsOf(oak, walnut, vinyl);
    const labels = rows.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(rows.filter(({ values }) => values.length !== 3 || values.includes(''))).toEqual([]);
    expect(labels).toEqual(
      expect.arrayContaining(['Stock', 'Pack', 'Species', 'Reaction to fire', 'On stairs']),
    );
  });

  it('marks what differs, and shows a dash where a fact doesn’t apply', () => {
    expect(rowOf('Species', oak, walnut)).toEqual({
      label: 'Species',
      values: ['Oak', 'Walnut'],
      differs: true,
    });
    expect(rowOf('Grade', oak, walnut)?.differs).toBe(false);
    expect(rowOf('Species', oak, vinyl)?.values).toEqual(['Oak', '—']);
    expect(rowOf('Use class', oak, vinyl)?.values).toEqual(['—', '23/33/42 (EN ISO 10874)']);
  });

  it('says “Ask us” where the backend has no technical facts about a floor, and what follows from its size', () => {
    const bare = withoutSpec('AL-H105');
    expect(rowOf('Reaction to fire', walnut, bare)?.values).toEqual(['Dfl-s1 (EN 13501-1)', 'Ask us']);
    expect(rowOf('Wear layer', bare)?.values).toEqual(['4 mm']);
    expect(rowOf('On stairs', bare)?.values).toEqual([
      'No. Its pieces are too short for a tread; choose a plank.',
    ]);
    // whether there is a nosing isn't known
    expect(rowOf('On stairs', withoutSpec('AL-T101'))?.values).toEqual(['Ask us']);
  });

  it('says where a vinyl floor and an engineered one can go', () => {
    expect(rowOf('In a bathroom', vinyl)?.values).toEqual(['Yes']);
    expect(rowOf('In a bathroom', oak)?.values[0]).toMatch(/^With care\. Glue it down/);
  });
});
