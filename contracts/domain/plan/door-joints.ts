import type { Plan, PlanDoorway, PlanFloor, PlanRoom } from './plan.ts';

/** Floors whose heights differ by more than this many mm need a sill, others a bar. */
const LEVEL_MM = 3;

export interface DoorJoint {
  readonly kind: 'Door bar' | 'Door sill';
  /** the floor that the bar is matched to */
  readonly floor: PlanFloor;
  readonly widthMm: number;
  /** why a sill: the difference in mm; undefined for outdoors and for a bar */
  readonly differenceMm?: number | undefined;
  readonly isOutside: boolean;
}

/** What is put into the doorways: nothing where one floor runs through. */
export function doorJoints(plan: Plan, floorOf: (room: PlanRoom) => PlanFloor | undefined): DoorJoint[] {
  const byId = new Map(plan.rooms.map((room) => [room.id, room]));
  return plan.doorways.flatMap((doorway) => {
    const floors = doorway.roomIds.flatMap((id) => {
      const room = byId.get(id);
      return (room && floorOf(room)) ?? [];
    });
    return joint(doorway, floors.sort(higherFirst));
  });
}

/** A ramp is fixed to the higher floor. Which room a doorway names first must not matter. */
const higherFirst = (a: PlanFloor, b: PlanFloor) =>
  b.thicknessMm - a.thicknessMm || (a.productId < b.productId ? -1 : 1);

function joint(doorway: PlanDoorway, floors: readonly PlanFloor[]): DoorJoint[] {
  const [floor, other] = floors;
  const { widthMm, leadsTo } = doorway;
  if (!floor || widthMm === 0) return [];
  if (leadsTo === 'outside') return [{ kind: 'Door sill', floor, widthMm, isOutside: true }];
  if (floor.productId === other?.productId) return [];
  const beyondMm = other?.thicknessMm ?? doorway.beyondMm;
  const isKnown = beyondMm !== undefined && floors.every(({ thicknessMm }) => thicknessMm > 0);
  const differenceMm = isKnown ? Math.abs(floor.thicknessMm - beyondMm) : 0;
  if (differenceMm <= LEVEL_MM)
    return [{ kind: 'Door bar', floor: fitted('Door bar', floors, floor), widthMm, isOutside: false }];
  const rounded = Math.round(differenceMm * 10) / 10;
  return [
    {
      kind: 'Door sill',
      floor: fitted('Door sill', floors, floor),
      widthMm,
      differenceMm: rounded,
      isOutside: false,
    },
  ];
}

/** Of the floors that meet, the first for which there is such a bar. */
const fitted = (kind: DoorJoint['kind'], floors: readonly PlanFloor[], higher: PlanFloor): PlanFloor =>
  floors.find(({ accessories }) => accessories.some((match) => match.kind === kind)) ?? higher;

/** mm of doorways in each room's edge, by the room's id. */
export function doorWidths({ doorways }: Pick<Plan, 'doorways'>): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const { roomIds, widthMm } of doorways) {
    for (const id of roomIds) widths.set(id, (widths.get(id) ?? 0) + widthMm);
  }
  return widths;
}
