import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './digit-groups.ts';

describe('groups of digits', () => {
  it('are those of English numbers', () => {
    const english = new Intl.NumberFormat('en-GB');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (figure) => {
        expect(groupDigits(figure)).toBe(english.format(figure));
      }),
    );
  });
});
