import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, isAt, jobReferenceOf } from './known-site.ts';

describe('a quotation’s title as a job reference', () => {
  it.each([
    ['Mill Lane 4', 'Mill Lane 4'],
    ['  Mill Lane 4 ', 'Mill Lane 4'],
    ['', ''],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    [`${'x'.repeat(58)} y`, `${'x'.repeat(58)} y`],
    [
      'Mill Lane 4, twelve houses of type B with herringbone throughout the ground floor',
      'Mill Lane 4, twelve houses of type B with herringbone',
    ],
    [`${'x'.repeat(59)}\u{1F3E0}`, 'x'.repeat(59)],
    [`${'x'.repeat(58)}\u{1F3E0}`, `${'x'.repeat(58)}\u{1F3E0}`],
    ['Ærø Strand 4', 'Ærø Strand 4'],
  ])('%j is %j', (title, reference) => {
    expect(jobReferenceOf(title)).toBe(reference);
  });

  it('always fits, is the beginning of the title, and never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const reference = jobReferenceOf(title);
        expect(reference.length).toBeLessThanOrEqual(60);
        expect(title.trim().startsWith(reference)).toBe(true);
        expect(reference).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});

describe('a quotation’s site as a delivery address', () => {
  it.each([
    ['4 Mill Lane, Ipswich', '4 Mill Lane', '', 'Ipswich'],
    ['4 Mill Lane', '4 Mill Lane', '', ''],
    ['Unit 2, 4 Mill Lane, Ipswich', 'Unit 2', '4 Mill Lane', 'Ipswich'],
    ['Unit 2, Mill House, 4 Mill Lane, Ipswich', 'Unit 2', 'Mill House, 4 Mill Lane', 'Ipswich'],
    ['4 Mill Lane\nIpswich', '4 Mill Lane', '', 'Ipswich'],
    ['4 Mill Lane;\nIpswich\n', '4 Mill Lane', '', 'Ipswich'],
    [' , ,4 Mill Lane,, Ipswich , ', '4 Mill Lane', '', 'Ipswich'],
    ['', '', '', ''],
    [' ', '', '', ''],
    // no longer than the fields of the form
    [
      `${'l'.repeat(121)}, ${'m'.repeat(121)}, ${'t'.repeat(81)}`,
      'l'.repeat(120),
      'm'.repeat(120),
      't'.repeat(80),
    ],
  ])('%j is line %j, line %j and town %j', (siteAddress, line1, line2, town) => {
    expect(addressOf(siteAddress)).toEqual({
      'delivery.line1': line1,
      'delivery.line2': line2,
      'delivery.town': town,
    });
  });

  it('always fits into the fields of the form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (siteAddress) => {
        const address = addressOf(siteAddress);
        expect(address['delivery.line1'].length).toBeLessThanOrEqual(120);
        expect(address['delivery.line2'].length).toBeLessThanOrEqual(120);
        expect(address['delivery.town'].length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it.each([
    ['4 Mill Lane, Ipswich', '4 Mill Lane', true],
    ['4 mill lane. Ipswich', '4 Mill Lane', true],
    ['4  Mill-Lane, Ipswich', '4 Mill Lane', true],
    ['Unit 2, 4 Mill Lane', '4 Mill Lane', true],
    ['6 Mill Lane, Ipswich', '4 Mill Lane', false],
    ['', '4 Mill Lane', true],
  ])('the site %j is at %j: %s', (siteAddress, line1, is) => {
    expect(isAt(siteAddress, line1)).toBe(is);
  });
});
