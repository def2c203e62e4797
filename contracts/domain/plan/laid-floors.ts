import { hundredths, sumOfFigures, timesFigure } from '../number/decimal.ts';
import { areaWithWastage, packsNeeded, sharedPacks, totalAmount } from '../quantity/packs.ts';
import type { Plan, PlanFacts, PlanFloor, PlanRoom, RoomShare } from './plan.ts';
import { roomSize } from './room-size.ts';
import { type StairBoards, stairBoards } from './stair-boards.ts';

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

/** The boards that are counted for the steps of a room, unless its wastage is its own. */
export const countedBoards = (room: PlanRoom, floor: PlanFloor): StairBoards | undefined =>
  room.stairs && room.wastagePercent === undefined ? stairBoards(room.stairs, floor) : undefined;

/** m2 of floor that a room takes on one plot, with what is cut off. */
export function areaToOrder(room: PlanRoom, floor: PlanFloor): number {
  const { netM2, stairsM2 } = roomSize(room);
  const boards = countedBoards(room, floor);
  const percent = wastageOf(room, floor);
  if (!boards) return areaWithWastage(netM2, percent);
  const flat = areaWithWastage((hundredths(netM2) - hundredths(stairsM2)) / 100, percent);
  return (hundredths(flat) + hundredths(boards.m2)) / 100;
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

/** Percent of wastage in a room unless the customer has typed another: its layout's, or that of cutting its steps; one decimal. */
export function usualWastage({ wastagePercent: _, ...room }: PlanRoom, floor: PlanFloor): number {
  const { netM2 } = roomSize(room);
  if (netM2 === 0 || !countedBoards(room, floor)) return layoutOf(room, floor).percent;
  return Math.round((areaToOrder(room, floor) / netM2 - 1) * 1000) / 10;
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
 * Packs are pooled: the areas of all rooms and plots are added up and rounded up to packs once. A room opens what the rooms
 * before it have left too little of.
 */
function lay(plan: Plan, floor: PlanFloor, rooms: readonly PlanRoom[]): LaidFloor {
  const { packSize } = floor;
  const areas = rooms.map((room) => ({
    roomId: room.id,
    netM2: roomSize(room).netM2,
    amountM2: areaToOrder(room, floor),
  }));
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
