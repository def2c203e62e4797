import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePostcode } from './postcode.ts';

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
    '%j is none',
    (typed) => {
      expect(parsePostcode(typed)).toBeUndefined();
    },
  );

  it('is read the same in any case and spacing, and again from how it is written', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const digit = fc.constantFrom(...'0123456789');
    const parts = fc.tuple(
      letter,
      fc.option(letter),
      digit,
      fc.option(fc.oneof(digit, letter)),
      digit,
      letter,
      letter,
    );
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

  it('is read from any text without a failure', () => {
    fc.assert(fc.property(fc.string(), (typed) => void parsePostcode(typed)));
  });
});
