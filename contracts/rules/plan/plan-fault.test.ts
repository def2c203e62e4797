import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from './new-plan.ts';
import type { PlanRoom } from './plan.ts';
import { planFault } from './plan-fault.ts';

const shape = { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 } as const;
const room = (more: Partial<PlanRoom> = {}, id = 'a'): PlanRoom => ({
  ...newRoom(id, 'Kitchen'),
  shape,
  ...more,
});
const fault = (...rooms: PlanRoom[]) => planFault(newPlan('House', rooms))?.sentence;
const part = { lengthMm: 3000, widthMm: 2000, joinedMm: 0 };

describe('a plan that contradicts itself', () => {
  it('is told by what is wrong', () => {
    expect(fault(room(), room())).toBe('Two rooms of the plan are the same.');
    expect(fault(room({ name: ' ' }))).toBe('Please enter the room name.');
    expect(fault(room({ shape: { ...shape, kind: 'L', cutLengthMm: 4001, cutWidthMm: 10 } }))).toMatch(
      /corner/,
    );
    const joined = [part, { ...part, joinedMm: 3001 }];
    expect(fault(room({ shape: { kind: 'Rectangles', parts: joined } }))).toMatch(/share more/);
    expect(fault(room({ shape: { kind: 'Rectangles', parts: [{ ...part, joinedMm: 1 }] } }))).toMatch(
      /share more/,
    );
    expect(fault(room({ doors: [{ widthMm: 800, leadsTo: 'room', roomId: 'a' }] }))).toMatch(
      /beyond the door/,
    );
    expect(fault(room({ doors: [{ widthMm: 800, leadsTo: 'room' }] }))).toMatch(/beyond the door/);
    expect(fault(room({ openEdgeMm: 14_001 }))).toMatch(/longer than its walls/);
    const many = Array.from({ length: 61 }, (_, index) => room({ productId: `p-${index}` }, `r${index}`));
    expect(fault(...many)).toBe('A plan can have at most 60 different floors.');
    expect(fault(...many.slice(1))).toBeUndefined();
  });

  it('has a day of the visit that is in the calendar', () => {
    const plan = newPlan('House', []);
    const on = (visitDay: string) => planFault({ ...plan, fitting: { ...plan.fitting, visitDay } });
    expect(on('2026-02-30')?.sentence).toMatch(/calendar/);
    expect([on('2026-02-28'), on('')]).toEqual([undefined, undefined]);
  });

  it('is not one whose rooms are only names so far, nor one that just fits', () => {
    expect(fault(newRoom('a', 'Kitchen'), newRoom('b', 'Stairs, 13 steps'))).toBeUndefined();
    const doors = [{ widthMm: 800, leadsTo: 'room' as const, roomId: 'b' }];
    expect(fault(room({ openEdgeMm: 13_200, doors }), room({}, 'b'))).toBeUndefined();
  });
});
