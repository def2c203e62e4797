import { hundredths, sumOfFigures, timesFigure } from '../number/decimal.ts';
import { areaOfBoards, spareBoards } from '../quantity/boards.ts';
import { areaWithWastage, packsNeeded, sharedPacks, totalAmount } from '../quantity/packs.ts';
import type { Plan, PlanFacts, PlanFloor, PlanRoom, RoomShare } from './plan.ts';
import { roomSize } from './room-size.ts';
import { stairBoards } from './stair-boards.ts';

/** One floor of a plan with all rooms in which it lies. */
export interface LaidFloor {
  readonly floor: PlanFloor;
  /** install method */
  readonly method: string;
  readonly rooms: readonly PlanRoom[];
  readonly shares: readonly RoomShare[];
  /** m2 laid on all plots, two decimals */
  readonly netM2: number;
  /** m2 with wastage on all plots, two decimals */
  readonly amountM2: number;
  /** whole packs for all plots together */
  readonly packs: number;
  /** m2 that the packs hold beyond that, two decimals */
  readonly surplusM2: number;
}

/** The layout of a room on a floor: as chosen where the floor can be laid so, else its usual one. */
export function layoutOf(room: Pick<PlanRoom, 'layout'>, floor: PlanFloor): PlanFloor['layouts'][number] {
  const chosen = floor.layouts.find(({ layout }) => layout === room.layout);
  return chosen ?? floor.layouts[0] ?? { layout: '', percent: 0 };
}

/** Percent of wastage in a room: its own, or its layout's; steps have none by percent, as their boards are counted. */
export const wastageOf = (room: PlanRoom, floor: PlanFloor): number =>
  room.wastagePercent ?? layoutOf(room, floor).percent;

/** What a plan counts of boards; undefined counts none but those for steps. */
export type BoardCount = Plan['boardCount'];

/** Boards that are counted in a room one by one, unless its wastage is its own. */
export interface CountedBoards {
  /** what they are for: all of the room by its layout, or its steps beside a percentage for the rest */
  readonly of: 'layout' | 'steps';
  /** those for breakage included */
  readonly boards: number;
  /** for breakage */
  readonly spare: number;
}

export function countedBoards(
  room: PlanRoom,
  floor: PlanFloor,
  count: BoardCount,
): CountedBoards | undefined {
  if (room.wastagePercent !== undefined) return undefined;
  if (room.stairs) {
    const boards = stairBoards(room.stairs, floor);
    return boards === undefined ? undefined : { of: 'steps', boards, spare: 0 };
  }
  if (!count || room.boards === undefined) return undefined;
  const spare = spareBoards(room.boards, count.sparePercent);
  return { of: 'layout', boards: room.boards + spare, spare };
}

/** What a room takes on one plot: m2 with wastage in percent, and boards that are counted. */
interface Taken {
  readonly m2: number;
  readonly boards: number;
}

function takenBy(room: PlanRoom, floor: PlanFloor, count: BoardCount): Taken {
  const { netM2, stairsM2 } = roomSize(room);
  const counted = countedBoards(room, floor, count);
  if (counted?.of === 'layout') return { m2: 0, boards: counted.boards };
  const flat = counted ? (hundredths(netM2) - hundredths(stairsM2)) / 100 : netM2;
  return { m2: areaWithWastage(flat, wastageOf(room, floor)), boards: counted?.boards ?? 0 };
}

/** m2 of floor that a room takes on one plot, with what is cut off. */
export function areaToOrder(room: PlanRoom, floor: PlanFloor, count: BoardCount): number {
  const { m2, boards } = takenBy(room, floor, count);
  return sumOfFigures([m2, areaOfBoards(boards, floor)]);
}

/** How a floor is laid: as chosen; over heating that allows no underlay glued down; else the usual way. */
function methodOf(plan: Plan, floor: PlanFloor, rooms: readonly PlanRoom[]): string {
  const { installMethods, heating } = floor;
  const chosen = plan.methods.find(({ productId }) => productId === floor.productId)?.method;
  if (chosen && installMethods.includes(chosen)) return chosen;
  const bonded = heating?.suitability === 'with restrictions' && rooms.some(({ isHeated }) => isHeated);
  if (bonded && installMethods.includes('Glue down')) return 'Glue down';
  return installMethods[0] ?? '';
}

/** Percent of wastage in a room unless the customer has typed another: its layout's, or that of the boards counted; one decimal. */
export function usualWastage(
  { wastagePercent: _, ...room }: PlanRoom,
  floor: PlanFloor,
  count: BoardCount,
): number {
  const { netM2 } = roomSize(room);
  if (netM2 === 0 || !countedBoards(room, floor, count)) return layoutOf(room, floor).percent;
  // a floor without its gap at the walls can take less than the room
  return Math.max(0, Math.round((areaToOrder(room, floor, count) / netM2 - 1) * 1000) / 10);
}

/** The floors of a plan, each once, in the order in which rooms name them. Floors that are no longer on sale are left out. */
export function laidFloors(plan: Plan, facts: PlanFacts): LaidFloor[] {
  const byFloor = new Map<string, PlanRoom[]>();
  for (const room of plan.rooms) {
    if (room.productId === '') continue;
    const rooms = byFloor.get(room.productId);
    if (rooms) rooms.push(room);
    else byFloor.set(room.productId, [room]);
  }
  return [...byFloor].flatMap(([productId, rooms]) => {
    const floor = facts.floors.find((each) => each.productId === productId);
    return floor ? [lay(plan, floor, rooms)] : [];
  });
}

/**
 * Packs are pooled: the areas and boards of all rooms and plots are added up and rounded up to packs once. A room opens what the
 * rooms before it have left too little of.
 */
function lay(plan: Plan, floor: PlanFloor, rooms: readonly PlanRoom[]): LaidFloor {
  const { packSize } = floor;
  let boardsBefore = 0;
  const areas = rooms.map((room) => {
    const { m2, boards } = takenBy(room, floor, plan.boardCount);
    // boards are pooled before they are rounded, so that boards that fill their packs need no other
    const before = hundredths(areaOfBoards(boardsBefore, floor));
    boardsBefore += boards;
    const boardsM2 = (hundredths(areaOfBoards(boardsBefore, floor)) - before) / 100;
    return { roomId: room.id, netM2: roomSize(room).netM2, amountM2: sumOfFigures([m2, boardsM2]) };
  });
  const onAllPlots = (m2: readonly number[]) => timesFigure(sumOfFigures(m2), plan.plots);
  const amounts = areas.map((area) => area.amountM2);
  const opened = sharedPacks(amounts, (m2) => packsNeeded(onAllPlots([m2]), packSize));
  const amountM2 = onAllPlots(amounts);
  const packs = packsNeeded(amountM2, packSize);
  return {
    floor,
    method: methodOf(plan, floor, rooms),
    rooms,
    shares: areas.map((area, at): RoomShare => ({ ...area, packs: opened[at] ?? 0 })),
    netM2: onAllPlots(areas.map(({ netM2 }) => netM2)),
    amountM2,
    packs,
    surplusM2: (hundredths(totalAmount(packs, packSize)) - hundredths(amountM2)) / 100,
  };
}
