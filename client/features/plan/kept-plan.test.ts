// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../contracts/domain/plan/new-plan.ts';
import { changeRooms, clearPlan, planChoice, setBoardCount, startPlan } from './kept-plan.ts';

beforeEach(clearPlan);

it('reads a plan that an older version has kept with doors in its rooms, with each doorway once', () => {
  const { plan, ...kept } = planChoice.now();
  const { doorways: _, ...old } = plan;
  const doors = (roomId: string) => [{ widthMm: 838, leadsTo: 'room', roomId }];
  const rooms = [
    { ...newRoom('r-1', 'Hallway'), doors: doors('r-2') },
    { ...newRoom('r-2', 'Kitchen'), doors: doors('r-1') },
  ];
  const spare = [{ ...newRoom('r-3', 'Office'), doors: doors('r-1') }];
  const { spareDoorways: __, ...before } = kept;
  localStorage['alderline.plan'] = JSON.stringify({
    ...before,
    version: 1,
    chosenBy: 'visitor',
    plan: { ...old, rooms },
    spare,
  });
  const now = planChoice.now();
  expect(now.plan.doorways).toEqual([{ roomIds: ['r-1', 'r-2'], widthMm: 838 }]);
  expect(now.plan.rooms).toEqual([newRoom('r-1', 'Hallway'), newRoom('r-2', 'Kitchen')]);
  expect(now.spare).toEqual([newRoom('r-3', 'Office')]);
});

it('reads the storeys that an older version has kept beside the plan', () => {
  const { plan } = planChoice.now();
  localStorage['alderline.plan'] = JSON.stringify({
    version: 1,
    chosenBy: 'visitor',
    plan: { ...plan, type: 'House' },
    storeys: 2,
  });
  expect(planChoice.now().plan.storeys).toBe(2);
});

const kept = () => planChoice.now().plan;

const withBoards = () => {
  startPlan(newPlan('Flat', [{ ...newRoom('r-1', 'Hall'), productId: 'plank', boards: 34 }]));
  setBoardCount({ sparePercent: 3 });
};

it.each([
  ['its size', { shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 } }],
  ['its floor', { productId: 'other' }],
  ['its direction', { direction: 'Along the room' }],
  ['its pattern', { layout: 'Diagonal' }],
  ['its border', { borderRows: 2 }],
] as const)('boards of a room are counted again after a change of %s', (_, change) => {
  withBoards();
  changeRooms(['r-1'], change);
  expect(kept().rooms[0]).not.toHaveProperty('boards');
});

it('boards of a room stay counted while it is renamed, and when all rooms are counted in percent for a while', () => {
  withBoards();
  changeRooms(['r-1'], { name: 'Entrance hall', note: 'Mind the cat' });
  setBoardCount(undefined);
  expect(kept()).not.toHaveProperty('boardCount');
  setBoardCount({ sparePercent: 5 });
  expect(kept()).toMatchObject({ boardCount: { sparePercent: 5 }, rooms: [{ boards: 34 }] });
});
