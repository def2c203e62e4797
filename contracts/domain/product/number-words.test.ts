import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberWords } from './number-words.ts';

const word = fc.stringMatching(/^[al12]{1,3}$/);

test('a number, whole or half typed, finds the products that have it, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word), { maxLength: 12 }),
      word,
      fc.boolean(),
      (products, typed, isHalf) => {
        const numbers = new NumberWords();
        products.forEach((words, place) => {
          numbers.add([...new Set(words)], place);
        });
        // the last product comes first from now on
        numbers.move(products.map((_, place) => products.length - 1 - place));
        numbers.arrange([...Array(numbers.size).keys()].sort(numbers.compare));
        const having = products
          .toReversed()
          .flatMap((words, place) =>
            [...new Set(words)]
              .filter((one) => (isHalf ? one.startsWith(typed) : one === typed))
              .map(() => place),
          );
        expect(numbers.find(typed, isHalf)).toEqual(having);
        expect(numbers.has(typed)).toBe(products.flat().includes(typed));
      },
    ),
  );
});
