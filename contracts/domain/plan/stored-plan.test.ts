import { describe, expect, it } from 'vitest';
import { NEW_FLIGHT, newPlan, newRoom } from './new-plan.ts';
import type { PlanDoorway } from './plan.ts';
import { planFault } from './plan-fault.ts';
import { type StoredPlan, storedPlan } from './stored-plan.ts';

type OldDoors = NonNullable<StoredPlan['rooms'][number]['doors']>;

/** A plan as it was kept before doorways: each of rooms a, b and c with its doors. */
function oldPlan(doors: Readonly<Record<string, OldDoors>>): StoredPlan {
  const { doorways: _, allowances: __, ...plan } = newPlan('House', []);
  return { ...plan, rooms: ['a', 'b', 'c'].map((id) => ({ ...newRoom(id, id), doors: doors[id] ?? [] })) };
}

const to = (roomId: string, widthMm = 838) => ({ widthMm, leadsTo: 'room' as const, roomId });
const between = (first: string, second: string, widthMm = 838): PlanDoorway => ({
  roomIds: [first, second],
  widthMm,
});
const outside = { widthMm: 926, leadsTo: 'outside' as const };
const elsewhere = { widthMm: 838, leadsTo: 'elsewhere' as const };

describe('a plan of the old shape', () => {
  it.each<[title: string, doors: Readonly<Record<string, OldDoors>>, doorways: PlanDoorway[]]>([
    ['without doors', {}, []],
    ['with a door told in the first room', { a: [to('b')] }, [between('a', 'b')]],
    ['with a door told in the second room', { b: [to('a')] }, [between('b', 'a')]],
    ['with a door told in both rooms', { a: [to('b')], b: [to('a')] }, [between('a', 'b')]],
    [
      'with two doors told in both rooms',
      { a: [to('b'), to('b')], b: [to('a'), to('a')] },
      [between('a', 'b'), between('a', 'b')],
    ],
    [
      'with two doors, one of them told in both rooms',
      { a: [to('b'), to('b')], b: [to('a')] },
      [between('a', 'b'), between('a', 'b')],
    ],
    [
      'with two doors of other widths, each entered in one room',
      { a: [to('b', 838)], b: [to('a', 1200)] },
      [between('a', 'b'), between('b', 'a', 1200)],
    ],
    [
      'with a hall whose doors are entered in the hall and in each room',
      { a: [to('b'), to('c')], b: [to('a')], c: [to('a')] },
      [between('a', 'b'), between('a', 'c')],
    ],
    [
      'with three rooms in a ring',
      { a: [to('b')], b: [to('c')], c: [to('a')] },
      [between('a', 'b'), between('b', 'c'), between('c', 'a')],
    ],
    ['with a door to the garden', { a: [outside] }, [{ roomIds: ['a'], ...outside }]],
    [
      'with doors to the garden from two rooms',
      { a: [outside], b: [outside] },
      [
        { roomIds: ['a'], ...outside },
        { roomIds: ['b'], ...outside },
      ],
    ],
    ['with a door elsewhere', { a: [elsewhere] }, [{ roomIds: ['a'], ...elsewhere }]],
    [
      'with a floor beyond whose height is known',
      { a: [{ ...elsewhere, beyondMm: 20 }] },
      [{ roomIds: ['a'], ...elsewhere, beyondMm: 20 }],
    ],
    ['with a door into a room that has gone', { a: [to('gone')], b: [to('a')] }, [between('b', 'a')]],
    ['with a door into its own room', { a: [to('a')] }, []],
    ['with a door into no room', { a: [{ widthMm: 800, leadsTo: 'room' }] }, []],
    ['with a door that is not measured', { a: [to('b', 0)] }, [between('a', 'b', 0)]],
    [
      'with one more of everything',
      { a: [to('b'), outside, elsewhere], b: [to('a'), elsewhere], c: [to('b', 762)] },
      [
        between('a', 'b'),
        { roomIds: ['a'], ...outside },
        { roomIds: ['a'], ...elsewhere },
        { roomIds: ['b'], ...elsewhere },
        between('c', 'b', 762),
      ],
    ],
  ])('%s is read with each doorway once', (_title, doors, doorways) => {
    const plan = storedPlan(oldPlan(doors));
    expect(plan.doorways).toEqual(doorways);
    expect(plan.rooms).toEqual(['a', 'b', 'c'].map((id) => newRoom(id, id)));
    expect(planFault(plan)).toBeUndefined();
    expect(storedPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it('has the going and riser that every flight was taken to have', () => {
    const { goingMm: _, riserMm: __, ...stairs } = { ...NEW_FLIGHT, straight: 13 };
    const [flight] = storedPlan({
      ...newPlan('House', []),
      rooms: [{ ...newRoom('s', 'Stairs'), stairs }],
    }).rooms;
    expect(flight?.stairs).toEqual({ ...stairs, goingMm: 250, riserMm: 200 });
    const measured = { ...newRoom('s', 'Stairs'), stairs: { ...stairs, goingMm: 0, riserMm: 180 } };
    const { doorways, ...old } = newPlan('House', [measured]);
    expect(storedPlan(old).rooms).toEqual([measured]);
  });

  it('that is not of the old shape stays the same object', () => {
    const plan = {
      ...newPlan('House', [newRoom('a', 'a'), newRoom('b', 'b')]),
      doorways: [between('a', 'b')],
    };
    expect(storedPlan(plan)).toBe(plan);
  });
});
