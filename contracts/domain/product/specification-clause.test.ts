import { describe, expect, it } from 'vitest';
import { itemByNumber } from '../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { offenders } from '../../../fixtures/testing/offenders.ts';
import { clauseText, specificationClause } from './specification-clause.ts';

type Spec = ReturnType<typeof productSpecs>[number];

const clauseOf = (spec: Spec) =>
  specificationClause(toProduct(itemByNumber(spec.productNo)), spec, 'Alderline Flooring');

function textOf(productNo: string): string {
  const spec = productSpecs().find((each) => each.productNo === productNo);
  if (!spec) throw new Error(`no facts of ${productNo}`);
  return clauseText(clauseOf(spec));
}

describe('the clause of a floor for a specification', () => {
  it('describes parquet by what it is and how it is laid', () => {
    expect(textOf('AL-H101').split('\n')).toEqual([
      'M42 Wood block and parquet flooring',
      'Manufacturer: Alderline Flooring, 01632 960180',
      'Reference: AL-H101 Blakeney Oak Natural, Herringbone Flooring',
      'Species: Oak',
      'Grade: Nature (ABC)',
      'Size: 14 mm thick, wear layer 3 mm, 90 mm wide, 450 mm long',
      'Edges: Micro bevel of 0.5 mm on four sides, tongue and groove, left and right hand blocks in equal number',
      'Finish: Brushed, UV oiled',
      'Moisture: 5 to 9% at delivery',
      'Laying: Glue down, single herringbone, to BS 8201',
      'Adhesive: AL-Z101 Elastic Wood Floor Adhesive 15 kg, 1.1 kg per m²',
      'Clause: Revision A, 5 January 2026',
    ]);
  });

  it('leaves out by whom it is made where it goes to a company’s client', () => {
    const spec = productSpecs().find(({ productNo }) => productNo === 'AL-H101');
    if (!spec) throw new Error('no facts');
    const text = clauseText(specificationClause(toProduct(itemByNumber('AL-H101')), spec, ''));
    expect(text).toMatch(/^M42 .*\nReference: AL-H101 /);
    expect(text).not.toMatch(/Manufacturer|Alderline|01632/);
  });

  it('calls for the underlay of boards that click together, and for no adhesive', () => {
    const text = textOf('AL-C101');
    expect(text).toMatch(/^K21 /);
    expect(text).toContain('\nLaying: Click, straight, to BS 8201\nUnderlay: ');
    expect(text).not.toContain('Adhesive');
  });

  it('says of vinyl nothing that only wood has', () => {
    const text = textOf('AL-L101');
    expect(text).toMatch(/^M50 /);
    expect(text).toContain('to BS 8203');
    expect(text).not.toMatch(/Species|Grade|Moisture/);
  });

  it('is a board, parquet or resilient floor, by series', () => {
    const sections = new Map<string, Set<string>>();
    for (const spec of productSpecs()) {
      const { productSeries } = toProduct(itemByNumber(spec.productNo));
      const section = clauseOf(spec).heading.slice(0, 3);
      sections.set(section, (sections.get(section) ?? new Set()).add(productSeries));
    }
    expect([...(sections.get('M42') ?? [])].sort()).toEqual([
      'Chevron Flooring',
      'Herringbone Flooring',
      'Versailles Panel',
    ]);
    expect([...(sections.get('M50') ?? [])]).toEqual(['Vinyl']);
    expect([...sections.keys()].sort()).toEqual(['K21', 'M42', 'M50']);
  });

  it('gives no floor a line without a value, or the same one twice', () => {
    const faulty = offenders(
      productSpecs(),
      ({ productNo }) => productNo,
      (spec) => {
        const { lines } = clauseOf(spec);
        return [
          ...lines.map(
            ({ label, value }) => /undefined|NaN|null|^\s*$|, ,|, $/.test(value) && `${label}: ${value}`,
          ),
          new Set(lines.map(({ label }) => label)).size !== lines.length && 'a label twice',
          lines.at(-1)?.label !== 'Clause' && 'no revision at its end',
        ];
      },
    );
    expect(faulty).toEqual([]);
  });
});
