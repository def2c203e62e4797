import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRatings } from './typed-ratings.ts';

it('ratings are taken out of a search, however they are typed, and everything else stays', () => {
  const typed: readonly (readonly [text: string, words: string, levels: object])[] = [
    ['PTV 36', '', { ptv: ['36'] }],
    ['ptv 36+', '', { ptv: ['36'] }],
    ['36 PTV', '', { ptv: ['36'] }],
    ['PTV ≥ 36', '', { ptv: ['36'] }],
    ['slip 36', '', { ptv: ['36'] }],
    ['slip resistance of at least 36 herringbone', 'herringbone', { ptv: ['36'] }],
    ['wet PTV 36 or more', '', { ptv: ['36'] }],
    // between two levels, the higher reaches it
    ['pendulum 30', '', { ptv: ['36'] }],
    ['oak herringbone PTV 36', 'oak herringbone', { ptv: ['36'] }],
    ['PTV 36 wet room', 'wet room', { ptv: ['36'] }],
    ['class 33', '', { useclass: ['33'] }],
    ['Use class 33', '', { useclass: ['33'] }],
    ['23/33', '', { useclass: ['33'] }],
    ['grey vinyl 23/33/42', 'grey vinyl', { useclass: ['42'] }],
    ['class 21', '', { useclass: ['23'] }],
    ['Bfl-s1', '', { fire: ['Bfl-s1'] }],
    ['bfl–s1', '', { fire: ['Bfl-s1'] }],
    ['BFL S1', '', { fire: ['Bfl-s1'] }],
    ['fire class Bfl', '', { fire: ['Bfl-s1'] }],
    ['fire rating C', '', { fire: ['Cfl-s1'] }],
    ['Cfl-s1 or better, oak', 'oak', { fire: ['Cfl-s1'] }],
    ['class Efl', '', { fire: ['Dfl-s1'] }],
    ['walnut with class Cfl-s1 and PTV 25', 'walnut', { fire: ['Cfl-s1'], ptv: ['25'] }],
  ];
  expect(typed.map(([text]) => [text, readRatings(text)])).toEqual(
    typed.map(([text, words, levels]) => [text, { words, levels }]),
  );
});

it('what only looks like a rating stays a word: sizes, numbers, and levels that no floor is listed by', () => {
  const texts = [
    '15/4',
    '20/6 oak',
    '90 x 450',
    'AL-H136',
    'slip mat',
    'PTV 99',
    'class 55',
    'fire',
    'prime grade',
    'non-slip stairs',
  ];
  expect(texts.map((text) => readRatings(text))).toEqual(texts.map((words) => ({ words, levels: {} })));
});

it('a search without its ratings has none left', () => {
  const part = fc.constantFrom(
    'oak',
    'PTV 36',
    'class 33',
    'Bfl-s1',
    '23/33',
    '15/4',
    '≥',
    ',',
    'fire',
    'class',
    'and',
    '40',
    'ptv',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => parts.join(' ')),
        fc.string(),
      ),
      (text) => {
        const { words } = readRatings(text);
        expect(readRatings(words)).toEqual({ words, levels: {} });
      },
    ),
  );
});
