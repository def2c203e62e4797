import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_FLIGHT } from '../../../contracts/domain/plan/new-plan.ts';
import { planFault } from '../../../contracts/domain/plan/plan-fault.ts';
import { chooseType, countRooms, countsOf } from './count-rooms.ts';
import { changePlan, changeRooms, clearPlan, planChoice } from './kept-plan.ts';

const names = () => planChoice.now().plan.rooms.map(({ name }) => name);
const idOf = (name: string) => planChoice.now().plan.rooms.find((room) => room.name === name)?.id ?? '';

beforeEach(() => {
  clearPlan();
  chooseType('House');
});

describe('counters and rooms', () => {
  it('keep the storeys with the plan, so that another device has them too', () => {
    countRooms('Floors', 2);
    const { plan, isSaved } = planChoice.now();
    expect(isSaved).toBe(false);
    clearPlan();
    expect(countsOf({ plan }).Floors).toBe(2);
  });

  it('count the storeys by the rooms where the customer hasn’t set them', () => {
    countRooms('Bedroom', 1);
    changeRooms([idOf('Bedroom')], { storey: 2 });
    expect(countsOf(planChoice.now()).Floors).toBe(3);
  });

  it('agree: a counter adds rooms of its kind, in the order of the counters', () => {
    countRooms('Office', 1);
    countRooms('Bedroom', 2);
    countRooms('Steps', 13);
    countRooms('Kitchen', 1);
    expect(names()).toEqual(['Bedroom 1', 'Bedroom 2', 'Kitchen', 'Office', 'Stairs']);
    expect(countsOf(planChoice.now())).toMatchObject({ Bedroom: 2, Kitchen: 1, Office: 1, Steps: 13 });
  });

  it('number only rooms that the customer hasn’t named', () => {
    countRooms('Bedroom', 1);
    expect(names()).toEqual(['Bedroom']);
    changeRooms([idOf('Bedroom')], { name: 'Guest room' });
    countRooms('Bedroom', 2);
    expect(names()).toEqual(['Guest room', 'Bedroom 2']);
  });

  it('bring back a measured room that a counter has removed', () => {
    countRooms('Kitchen', 1);
    changeRooms([idOf('Kitchen')], { shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 } });
    countRooms('Kitchen', 0);
    expect(names()).toEqual([]);
    countRooms('Kitchen', 1);
    expect(planChoice.now().plan.rooms[0]?.shape.lengthMm).toBe(4000);
  });

  it('keep winding steps, and the stairs of a house that becomes a flat and a house again', () => {
    countRooms('Steps', 13);
    changeRooms([idOf('Stairs')], {
      stairs: { ...NEW_FLIGHT, straight: 10, winder: 3, landing: 1, goingMm: 240 },
    });
    countRooms('Steps', 14);
    expect(planChoice.now().plan.rooms[0]?.stairs).toMatchObject({
      straight: 11,
      winder: 3,
      landing: 1,
      goingMm: 240,
    });
    chooseType('Flat');
    expect(names()).toEqual([]);
    chooseType('House');
    expect(countsOf(planChoice.now()).Steps).toBe(14);
  });

  it('remove a doorway with its room, and bring both back', () => {
    countRooms('Bedroom', 2);
    countRooms('Hallway', 1);
    const [one, two, hall] = planChoice.now().plan.rooms.map(({ id }) => id);
    const doorways = [
      { roomIds: [hall ?? '', two ?? ''], widthMm: 762 },
      { roomIds: [hall ?? '', one ?? ''], widthMm: 762 },
    ];
    changePlan(() => ({ doorways }));
    countRooms('Bedroom', 1);
    expect(planChoice.now().plan.doorways).toEqual(doorways.slice(1));
    expect(planFault(planChoice.now().plan)).toBeUndefined();
    countRooms('Bedroom', 2);
    expect(planChoice.now().plan.doorways).toEqual([doorways[1], doorways[0]]);
  });

  it('begin without a doorway', () => {
    for (const name of ['Bedroom', 'Kitchen', 'Hallway', 'Office'] as const) countRooms(name, 3);
    expect(planChoice.now().plan.doorways).toEqual([]);
  });

  it('allow at most 200 rooms, each with its own id', () => {
    countRooms('Bedroom', 99);
    countRooms('Bathroom', 99);
    countRooms('Office', 99);
    const { rooms } = planChoice.now().plan;
    expect(rooms).toHaveLength(200);
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(200);
  });

  it('keep the objects of rooms that haven’t changed, so that they are not drawn again', () => {
    countRooms('Bedroom', 3);
    const before = planChoice.now().plan.rooms;
    changeRooms([before[1]?.id ?? ''], { isHeated: true });
    const after = planChoice.now().plan.rooms;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });
});
