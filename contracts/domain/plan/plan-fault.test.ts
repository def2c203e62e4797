import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from './new-plan.ts';
import type { Plan, PlanRoom } from './plan.ts';
import { planFault } from './plan-fault.ts';

const shape = { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 } as const;
const room = (more: Partial<PlanRoom> = {}, id = 'a'): PlanRoom => ({
  ...newRoom(id, 'Kitchen'),
  shape,
  ...more,
});
const fault = (...rooms: PlanRoom[]) => planFault(newPlan('House', rooms))?.sentence;
const joined = (...doorways: Plan['doorways']) =>
  planFault({ ...newPlan('House', [room(), room({ name: 'Hall' }, 'b')]), doorways });
const part = { lengthMm: 3000, widthMm: 2000, joinedMm: 0 };

describe('a plan that contradicts itself', () => {
  it('says what is wrong', () => {
    expect(fault(room(), room())).toBe('Two rooms of the plan are the same.');
    expect(fault(room({ name: ' ' }))).toBe('Please enter the room name.');
    expect(fault(room({ shape: { ...shape, kind: 'L', cutLengthMm: 4001, cutWidthMm: 10 } }))).toMatch(
      /corner/,
    );
    const apart = [part, { ...part, joinedMm: 3001 }];
    expect(fault(room({ shape: { kind: 'Rectangles', parts: apart } }))).toMatch(/share more/);
    expect(fault(room({ shape: { kind: 'Rectangles', parts: [{ ...part, joinedMm: 1 }] } }))).toMatch(
      /share more/,
    );
    const crossing = [
      { x: 0, y: 0 },
      { x: 4000, y: 3000 },
      { x: 4000, y: 0 },
      { x: 0, y: 3000 },
    ];
    expect(fault(room({ shape: { kind: 'Corners', corners: crossing } }))).toBe(
      'Kitchen: its walls cross or touch.',
    );
    expect(fault(room({ shape: { kind: 'Corners' } }))).toMatch(/cross or touch/);
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
    const rooms = [room({ openEdgeMm: 13_200 }), room({}, 'b')];
    const doorways = [{ roomIds: ['b', 'a'], widthMm: 800 }];
    expect(planFault({ ...newPlan('House', rooms), doorways })).toBeUndefined();
    const wider = [{ roomIds: ['b', 'a'], widthMm: 801 }];
    expect(planFault({ ...newPlan('House', rooms), doorways: wider })?.sentence).toMatch(
      /longer than its walls/,
    );
  });

  it('has doorways that each join two of its rooms, or lead out of one', () => {
    const widthMm = 800;
    expect(
      joined({ roomIds: ['a', 'b'], widthMm }, { roomIds: ['b'], widthMm, leadsTo: 'outside' }),
    ).toBeUndefined();
    const unclear = { roomId: 'a', sentence: 'Kitchen: choose where its doorway leads.' };
    expect(joined({ roomIds: ['a'], widthMm })).toEqual(unclear);
    expect(joined({ roomIds: ['a', 'a'], widthMm })).toEqual(unclear);
    expect(joined({ roomIds: ['a', 'gone'], widthMm })).toEqual(unclear);
    expect(joined({ roomIds: ['a', 'b'], widthMm, leadsTo: 'elsewhere' })).toEqual(unclear);
    const lost = { sentence: 'A doorway belongs to a room that is not in the plan.' };
    expect(joined({ roomIds: ['gone', 'a'], widthMm })).toEqual(lost);
    expect(joined({ roomIds: ['gone'], widthMm, leadsTo: 'outside' })).toEqual(lost);
  });
});
