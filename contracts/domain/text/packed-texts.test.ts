import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

test('packed texts are read and found as if they were a list', () => {
  // few letters, so that texts are parts of each other
  const text = fc.stringMatching(/^[ab]{0,3}$/);
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, (texts, wanted) => {
      const packed = new PackedTexts(texts);
      expect(Array.from({ length: packed.length }, (_, place) => packed.at(place))).toEqual(texts);
      expect(packed.at(texts.length)).toBeUndefined();
      expect(packed.indexOf(wanted)).toBe(texts.indexOf(wanted));
    }),
  );
});
