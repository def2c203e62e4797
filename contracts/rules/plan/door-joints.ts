import type { Plan, PlanDoor, PlanFloor, PlanRoom } from './plan.ts';

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
  return plan.rooms.flatMap((room) => {
    const here = floorOf(room);
    return room.doors.flatMap((door) => {
      const beyond = door.leadsTo === 'room' ? byId.get(door.roomId ?? '') : undefined;
      return joint(door, here, beyond && floorOf(beyond));
    });
  });
}

function joint(door: PlanDoor, here: PlanFloor | undefined, there: PlanFloor | undefined): DoorJoint[] {
  const floor = here ?? there;
  const { widthMm } = door;
  if (!floor || widthMm === 0) return [];
  if (door.leadsTo === 'outside') return [{ kind: 'Door sill', floor, widthMm, isOutside: true }];
  if (here && there && here.productId === there.productId) return [];
  const beyondMm = here && there ? there.thicknessMm : door.beyondMm;
  const differenceMm = beyondMm === undefined ? 0 : Math.abs(floor.thicknessMm - beyondMm);
  if (differenceMm <= LEVEL_MM) return [{ kind: 'Door bar', floor, widthMm, isOutside: false }];
  const rounded = Math.round(differenceMm * 10) / 10;
  return [{ kind: 'Door sill', floor, widthMm, differenceMm: rounded, isOutside: false }];
}

/** mm of doorways in each room's edge, by the room's id: a door is told in one room and opens both. */
export function doorWidths(plan: Plan): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  const add = (roomId: string, mm: number) => widths.set(roomId, (widths.get(roomId) ?? 0) + mm);
  for (const room of plan.rooms) {
    for (const { widthMm, leadsTo, roomId } of room.doors) {
      add(room.id, widthMm);
      if (leadsTo === 'room' && roomId) add(roomId, widthMm);
    }
  }
  return widths;
}
