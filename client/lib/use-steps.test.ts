import { describe, expect, it } from 'vitest';
import { type Steps, takeStep } from './use-steps.ts';

interface Work {
  readonly name: string;
  readonly width: number;
}

const START: Steps<Work> = { now: { name: 'Hall', width: 1 }, past: [], tag: '' };
const changed = (steps: Steps<Work>, part: Partial<Work>, tag = '') =>
  takeStep(steps, { do: 'change', part, tag });
const back = (steps: Steps<Work>) => takeStep(steps, { do: 'undo' });

describe('steps', () => {
  it('take back one change after the other, and a drag as a whole', () => {
    const named = changed(START, { name: 'Study' });
    const dragged = [2, 3, 4].reduce((steps, width) => changed(steps, { width }, 'drag a'), named);
    expect(dragged.now).toEqual({ name: 'Study', width: 4 });
    expect(back(dragged).now).toEqual(named.now);
    expect(back(back(dragged)).now).toEqual(START.now);
    expect(back(changed(dragged, { width: 7 }, 'drag b')).now.width).toBe(4);
  });

  it('are two where the same is changed again after going back, or has no tag', () => {
    const again = changed(
      back(changed(changed(START, { width: 2 }, 'a'), { width: 3 }, 'b')),
      { width: 5 },
      'b',
    );
    expect(back(again).now.width).toBe(2);
    expect(back(changed(changed(START, { width: 2 }), { width: 3 })).now.width).toBe(2);
  });

  it('change nothing where there is none, and begin anew with what is opened', () => {
    expect(back(START)).toBe(START);
    const opened = takeStep(changed(START, { width: 2 }), { do: 'open', state: { name: 'Den', width: 9 } });
    expect(back(opened)).toBe(opened);
  });
});
