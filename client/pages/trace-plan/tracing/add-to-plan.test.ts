import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { planFault } from '../../../../contracts/domain/plan/plan-fault.ts';
import { NOTHING, type Trace, type TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import { goneFrom, nextKind, withTraced } from './add-to-plan.ts';
import { rectangleBetween } from './trace.ts';

// a unit is 1/72 inch, so that 1:100 shows 35.28 mm of the building in it
const UNITS = 1000 / (100 * (25.4 / 72));
const traced = (id: string, kind: TracedRoom['kind'], lengthM: number, more: Partial<TracedRoom> = {}) => ({
  id,
  page: 1,
  kind,
  name: kind,
  corners: rectangleBetween({ x: 50, y: 50 }, { x: 50 + lengthM * UNITS, y: 50 + 3 * UNITS }),
  ...more,
});
const trace = (...rooms: TracedRoom[]): Trace => ({
  ...NOTHING,
  scales: { 1: { kind: 'paper', ratio: 100 } },
  rooms,
});
const plan = (...rooms: PlanRoom[]): Plan => newPlan('Flat', rooms);
const added = (before: Plan, now: Trace) => {
  const made = withTraced({ plan: before, trace: now });
  if (!made) throw new Error('too many rooms');
  expect(planFault(made)).toBeUndefined();
  return made;
};
const lengths = ({ rooms }: Plan) => rooms.map(({ name, shape }) => [name, shape.lengthMm]);

describe('traced rooms in the plan', () => {
  it('are added by kind, and numbered with those that are there', () => {
    const measuredRoom = {
      ...newRoom('r-1', 'Bedroom'),
      shape: { kind: 'Rectangle' as const, lengthMm: 2800, widthMm: 2400 },
    };
    const now = added(plan(measuredRoom), trace(traced('a', 'Kitchen', 5), traced('b', 'Bedroom', 4)));
    expect(lengths(now)).toEqual([
      ['Bedroom 1', 2800],
      ['Bedroom 2', 4000],
      ['Kitchen', 5000],
    ]);
  });

  it('give their sizes to rooms that were counted, which keep their doorways and all else', () => {
    const kitchen = { ...newRoom('r-2', 'Kitchen'), isHeated: true, note: 'Old tiles stay' };
    const counted = {
      ...plan(newRoom('r-1', 'Bedroom'), kitchen),
      doorways: [{ roomIds: ['r-1', 'r-2'], widthMm: 800 }],
    };
    const now = added(counted, trace(traced('a', 'Kitchen', 5)));
    expect(now.rooms[1]).toMatchObject({ id: 'a', isHeated: true, note: 'Old tiles stay' });
    expect(lengths(now)).toEqual([
      ['Bedroom', 0],
      ['Kitchen', 5000],
    ]);
    expect(now.doorways).toEqual([{ roomIds: ['r-1', 'a'], widthMm: 800 }]);
  });

  it('are changed, not added again, when they are traced anew', () => {
    const once = added(plan(), trace(traced('a', 'Bedroom', 4), traced('b', 'Bedroom', 3)));
    const chosen = {
      ...once,
      rooms: once.rooms.map((room) => ({ ...room, productId: 'p-0303', boards: 20 })),
    };
    const again = added(chosen, trace(traced('a', 'Bedroom', 4.2), traced('b', 'Bedroom', 3)));
    expect(lengths(again)).toEqual([
      ['Bedroom 1', 4200],
      ['Bedroom 2', 3000],
    ]);
    // boards are counted again where the walls have changed
    expect(again.rooms.map(({ productId, boards }) => [productId, boards])).toEqual([
      ['p-0303', undefined],
      ['p-0303', 20],
    ]);
  });

  it('take a name or a kind that was changed meanwhile, and leave a name that the plan gave', () => {
    const once = added(plan(), trace(traced('a', 'Bedroom', 4), traced('b', 'Office', 3)));
    const named = {
      ...once,
      rooms: once.rooms.map((room) => (room.id === 'b' ? { ...room, name: 'Study' } : room)),
    };
    const again = added(
      named,
      trace(traced('a', 'Bedroom', 4, { name: 'Nursery' }), traced('b', 'Office', 3)),
    );
    expect(again.rooms.map(({ name }) => name)).toEqual(['Nursery', 'Study']);
    const kitchen = added(named, trace(traced('a', 'Kitchen', 4), traced('b', 'Office', 3)));
    expect(kitchen.rooms.map(({ name, kind }) => [name, kind])).toEqual([
      ['Kitchen', 'Kitchen'],
      ['Study', 'Office'],
    ]);
  });

  it('get the storey of their page, and make a house of a flat with several', () => {
    const pages = {
      ...trace(traced('a', 'Kitchen', 5), traced('b', 'Bedroom', 4, { page: 2 })),
      scales: { 1: { kind: 'paper', ratio: 100 }, 2: { kind: 'paper', ratio: 100 } },
    } as const;
    const storeys = ({ rooms }: Plan) => rooms.map(({ name, storey }) => [name, storey]);
    const now = added(plan(), pages);
    expect([now.type, storeys(now)]).toEqual([
      'House',
      [
        ['Bedroom', 1],
        ['Kitchen', 0],
      ],
    ]);
    const attic = added({ ...now, storeys: 2 }, { ...pages, storeys: { 2: 2 } });
    expect([attic.storeys, storeys(attic)]).toEqual([
      3,
      [
        ['Bedroom', 2],
        ['Kitchen', 0],
      ],
    ]);
    // what was said of the room stays unless the page says otherwise
    const split = { ...now, rooms: now.rooms.map((room) => ({ ...room, storey: 1 })) };
    expect(storeys(added(split, pages))).toEqual([
      ['Bedroom', 1],
      ['Kitchen', 1],
    ]);
    expect(added(plan(), trace(traced('a', 'Kitchen', 5))).type).toBe('Flat');
  });

  it('take the counted room of their storey before another', () => {
    const counted = { ...plan(newRoom('r-1', 'Bedroom'), { ...newRoom('r-2', 'Bedroom'), storey: 1 }) };
    const first = { ...trace(traced('a', 'Bedroom', 4)), storeys: { 1: 1 } };
    expect(added(counted, first).rooms.map(({ id }) => id)).toEqual(['r-1', 'a']);
  });

  it('go from the plan once they are removed, with their doorways; rooms of another floor plan stay', () => {
    const once = added(
      plan(),
      trace(traced('a', 'Bedroom', 4), traced('b', 'Bedroom', 3), traced('c', 'Office', 3)),
    );
    const joined = { ...once, doorways: [{ roomIds: ['a', 'b'], widthMm: 800 }] };
    const fewer = { ...trace(traced('a', 'Bedroom', 4)), removed: ['b'] };
    expect(goneFrom(joined, fewer).map(({ name }) => name)).toEqual(['Bedroom 2']);
    const now = added(joined, fewer);
    expect(now.rooms.map(({ name }) => name)).toEqual(['Bedroom', 'Office']);
    expect(now.doorways).toEqual([]);
    // a step back in the tracing brings it back
    expect(goneFrom(joined, { ...fewer, rooms: [traced('b', 'Bedroom', 3)] })).toEqual([]);
  });

  it('need a scale: rooms of a page without one stay out', () => {
    const now = added(
      plan(),
      trace(traced('a', 'Bedroom', 4), { ...traced('b', 'Kitchen', 3), page: 2, name: 'Kitchen' }),
    );
    expect(lengths(now)).toEqual([['Bedroom', 4000]]);
  });

  it('are refused as a whole where the plan would have more than 200 rooms', () => {
    const full = plan(...Array.from({ length: 199 }, (_, n) => newRoom(`r-${n}`, 'Kitchen')));
    expect(withTraced({ plan: full, trace: trace(traced('a', 'Bedroom', 4)) })?.rooms).toHaveLength(200);
    const two = trace(traced('a', 'Bedroom', 4), traced('b', 'Bedroom', 4));
    expect(withTraced({ plan: full, trace: two })).toBeUndefined();
  });
});

describe('the next room', () => {
  it('is the first that was counted and has no size yet, then what the last one was', () => {
    const counted = plan(newRoom('r-1', 'Bedroom'), newRoom('r-2', 'Bedroom'), newRoom('r-3', 'Kitchen'));
    const bedroom = traced('a', 'Bedroom', 4);
    expect(nextKind(counted, [])).toBe('Bedroom');
    expect(nextKind(counted, [bedroom, { ...bedroom, id: 'b' }])).toBe('Kitchen');
    expect(nextKind(plan(), [])).toBe('Bedroom');
    expect(nextKind(plan(), [traced('a', 'Office', 4)])).toBe('Office');
  });

  it('is not one whose size has been added already', () => {
    const counted = plan(newRoom('r-1', 'Bedroom'), newRoom('r-2', 'Kitchen'));
    const rooms = [traced('a', 'Bedroom', 4)];
    expect(nextKind(added(counted, trace(...rooms)), rooms)).toBe('Kitchen');
  });
});
