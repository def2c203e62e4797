import { describe, expect, it } from 'vitest';
import { cornerFault, isClosing, nearness, snapped } from './snap.ts';

const at = (x: number, y: number) => ({ x, y });
// 1 unit is 1 px and shows 50 mm
const near = nearness(1, 50);

describe('a corner that is pressed', () => {
  it('makes its wall level or upright where it nearly is', () => {
    expect(snapped(at(207, 95), [], [at(100, 100)], near)).toEqual(at(207, 100));
    expect(snapped(at(104, 300), [], [at(100, 100)], near)).toEqual(at(100, 300));
    // with the first corner as well, so that the last wall is square
    expect(snapped(at(104, 195), [], [at(300, 200), at(100, 20)], near)).toEqual(at(100, 200));
  });

  it('stays where it is on a wall that slants', () => {
    expect(snapped(at(180, 160), [], [at(100, 100)], near)).toEqual(at(180, 160));
  });

  it('takes the corner of a neighbouring room that it nearly touches', () => {
    expect(snapped(at(301, 200), [at(300, 200), at(301, 260)], [at(100, 205)], near)).toEqual(at(300, 200));
  });

  it('doesn’t take the corner behind a partition wall, however small the plan is shown', () => {
    // 100 mm are 2 px here
    expect(snapped(at(302, 200), [at(300, 200)], [], near)).toEqual(at(302, 200));
  });

  it('is exact in mm, however large the plan is shown', () => {
    const close = nearness(0.1, 50);
    expect(snapped(at(100.9, 300), [], [at(100, 100)], close)).toEqual(at(100.9, 300));
    expect(snapped(at(100.7, 300), [], [at(100, 100)], close)).toEqual(at(100, 300));
  });
});

describe('the first corner', () => {
  const draft = [at(0, 0), at(100, 0), at(100, 100)];

  it('closes the room when it is pressed again, once there are three', () => {
    expect(isClosing(draft, at(8, 8), near)).toBe(true);
    expect(isClosing(draft, at(20, 20), near)).toBe(false);
    expect(isClosing(draft.slice(0, 2), at(0, 0), near)).toBe(false);
  });
});

describe('one more corner is refused', () => {
  it('where its wall would cross or touch another one, or has no length', () => {
    const draft = [at(0, 0), at(100, 0), at(100, 100), at(50, 100)];
    expect(cornerFault(draft, at(50, -20))).toMatch(/cross/);
    expect(cornerFault(draft, at(50, 100))).toMatch(/cross/);
    expect(cornerFault(draft, at(50, 20))).toBeUndefined();
  });

  it('where the room has as many as a plan holds', () => {
    const comb = Array.from({ length: 24 }, (_, n) => at(10 * n, n % 2 === 0 ? 0 : 5));
    expect(cornerFault(comb, at(400, 0))).toMatch(/at most 24/);
    expect(cornerFault(comb.slice(1), at(400, 0))).toBeUndefined();
  });
});
