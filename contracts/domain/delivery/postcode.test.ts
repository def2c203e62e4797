import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationOf, parsePostcode } from './postcode.ts';

describe('post code', () => {
  it.each([
    ['IP4 9ZZ', 'IP', 4, 'IP4 9ZZ'],
    ['ip49zz', 'IP', 4, 'IP4 9ZZ'],
    [' ec1a  1bb ', 'EC', 1, 'EC1A 1BB'],
    ['n1 9gu', 'N', 1, 'N1 9GU'],
    ['W1A0AX', 'W', 1, 'W1A 0AX'],
    ['PA80 5UU', 'PA', 80, 'PA80 5UU'],
    ['JE2 3AB', 'JE', 2, 'JE2 3AB'],
  ])('%s is in %s, district %d', (typed, area, district, text) => {
    expect(parsePostcode(typed)).toEqual({ area, district, text });
  });

  it.each(['', 'IP4', 'IP4 9Z', 'IP4 9ZZZ', '1P4 9ZZ', 'ABC1 2DE', 'IP4-9ZZ', '10115', 'IP O 9ZZ'])(
    '%j is not a post code',
    (typed) => {
      expect(parsePostcode(typed)).toBeUndefined();
    },
  );

  it.each([
    // areas that do not exist
    'ZZ9 9ZZ',
    'A1 1AA',
    'AA1 1AA',
    'C1 1AA',
    'D1 1AA',
    'F1 1AA',
    'H1 1AA',
    'J1 1AA',
    'K1 1AA',
    'O1 1AA',
    'P1 1AA',
    'Q1 1AA',
    'R1 1AA',
    'T1 1AA',
    'U1 1AA',
    'V1 1AA',
    'X1 1AA',
    'Y1 1AA',
    'Z1 1AA',
    'QQ1 1AA',
    'UK1 1AA',
    'GB1 1AA',
    'NI1 1AA',
    'SC1 1AA',
    'LO1 1AA',
    'GI1 1AA',
    // mail without a place, parcels that come back
    'BX9 1AS',
    'XX10 1AA',
    // overseas territories and an old form
    'FIQQ 1ZZ',
    'ASCN 1ZZ',
    'BFPO 57',
    'GIR 0AA',
    // districts and ends that no post code has
    'IP04 9ZZ',
    'IP4A 9ZZ',
    'SW0A 1AA',
    'EC1 1BB',
    'WC2 1AA',
    'W1 1AA',
    'SW1 1AA',
    'IP4 9CZ',
    'IP4 9ZO',
    'G1 1IA',
    'D02 AF30',
    '90210',
    'K1A 0B1',
  ])('%j looks like a post code but is not one', (typed) => {
    expect(parsePostcode(typed)).toBeUndefined();
  });

  it.each<[string, ReturnType<typeof nationOf>]>([
    ['IP4 9ZZ', 'england and wales'],
    ['SW1A 1AA', 'england and wales'],
    ['E1W 1AA', 'england and wales'],
    ['W1A 1HQ', 'england and wales'],
    ['BL0 9AA', 'england and wales'],
    ['CA6 5AA', 'england and wales'],
    ['NE66 1AA', 'england and wales'],
    ['SY23 1AA', 'england and wales'],
    ['CF10 3AT', 'england and wales'],
    ['LL57 2DG', 'england and wales'],
    ['LD1 5AA', 'england and wales'],
    ['IM1 1AA', 'england and wales'],
    ['JE2 3AB', 'england and wales'],
    ['TD15 1AA', 'england and wales'],
    ['TD12 4AA', 'england and wales'],
    ['TD1 1AA', 'scotland'],
    ['G1 1AA', 'scotland'],
    ['EH99 1SP', 'scotland'],
    ['AB10 1AA', 'scotland'],
    ['DD1 1AA', 'scotland'],
    ['DG16 5AA', 'scotland'],
    ['FK1 1AA', 'scotland'],
    ['HS1 2AA', 'scotland'],
    ['IV1 1AA', 'scotland'],
    ['KA27 8AA', 'scotland'],
    ['KW15 1AA', 'scotland'],
    ['KY16 9AA', 'scotland'],
    ['ML1 1AA', 'scotland'],
    ['PA1 1AA', 'scotland'],
    ['PH1 1AA', 'scotland'],
    ['ZE1 0AA', 'scotland'],
    ['BT1 1AA', 'northern ireland'],
    ['BT94 1AA', 'northern ireland'],
  ])('%s keeps the bank holidays of %s', (typed, nation) => {
    const postcode = parsePostcode(typed);
    expect(postcode && nationOf(postcode)).toBe(nation);
  });

  it('is read the same in any case and spacing, and from its own formatted text', () => {
    const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
    const digit = fc.constantFrom(...'123456789');
    const area = fc.constantFrom('B', 'IP', 'SE', 'BT', 'ZE', 'JE', 'GX', 'BF');
    const parts = fc.tuple(area, digit, fc.option(digit), digit, letter, letter);
    fc.assert(
      fc.property(parts, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (some, spaced) => {
        const plain = some.map((part) => part ?? '').join('');
        const typed = [...plain]
          .map((part, index) => (spaced[index] ? ` ${part.toLowerCase()}` : part))
          .join('');
        const read = parsePostcode(typed);
        expect(read?.text.replace(' ', '')).toBe(plain);
        expect(parsePostcode(read?.text ?? '')).toEqual(read);
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string(), (typed) => void parsePostcode(typed)));
  });
});
