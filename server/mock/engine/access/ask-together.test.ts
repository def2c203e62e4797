import { describe, expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A table that notes every question. */
function noted(rows: Map<string, string>, fails = () => false) {
  const questions: (readonly string[])[] = [];
  const find = askTogether(async (keys) => {
    questions.push(keys);
    if (fails()) throw new Error('gone');
    return new Map([...rows].filter(([key]) => keys.includes(key)));
  });
  return { find, questions };
}

describe('questions in one turn', () => {
  it('become one question with each key once, and each caller gets their own answer', async () => {
    const { find, questions } = noted(new Map(Object.entries({ a: 'A', b: 'B' })));
    expect(await Promise.all(['a', 'b', 'a', 'c'].map(find))).toEqual(['A', 'B', 'A', undefined]);
    expect(questions).toEqual([['a', 'b', 'c']]);
  });

  it('are answered by a reading that begins after them, so the next question sees a change', async () => {
    const rows = new Map([['a', 'before']]);
    const { find } = noted(rows);
    expect(await find('a')).toBe('before');
    const asked = find('a');
    rows.set('a', 'after');
    expect(await asked).toBe('after');
  });

  it('fail together, and the next turn asks again', async () => {
    let isGone = true;
    const { find } = noted(new Map([['a', 'A']]), () => isGone);
    const settled = await Promise.allSettled([find('a'), find('b')]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isGone = false;
    expect(await find('a')).toBe('A');
  });
});
