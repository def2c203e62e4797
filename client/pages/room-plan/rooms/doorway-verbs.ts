import type { PlanDoorway } from '../../../../contracts/domain/plan/plan.ts';
import { changePlan } from '../../../features/plan/kept-plan.ts';

/** A doorway and its place in the plan, by which it is changed from either of its rooms. */
export interface PlacedDoorway {
  readonly doorway: PlanDoorway;
  readonly at: number;
}

/** Where a doorway of a room leads: the id of another room, outdoors, or out of the plan. */
export type Beyond = { readonly roomId: string } | { readonly leadsTo: 'outside' | 'elsewhere' };

/** An internal door of 838 mm, the usual one in England, and a front door of 926 mm. */
const USUAL_MM = { inside: 838, outside: 926 };

export function addDoorway(roomId: string, beyond: Beyond): void {
  const isOutside = 'leadsTo' in beyond && beyond.leadsTo === 'outside';
  const widthMm = isOutside ? USUAL_MM.outside : USUAL_MM.inside;
  changePlan(({ doorways }) => ({
    doorways: [...doorways, leading({ roomIds: [], widthMm }, roomId, beyond)],
  }));
}

export function changeDoorway(at: number, change: (doorway: PlanDoorway) => PlanDoorway): void {
  changePlan(({ doorways }) => ({
    doorways: doorways.map((doorway, index) => (index === at ? change(doorway) : doorway)),
  }));
}

export function removeDoorway(at: number): void {
  changePlan(({ doorways }) => ({ doorways: doorways.filter((_, index) => index !== at) }));
}

/** The doorway with a new target, seen from a room. */
export function leading({ widthMm, beyondMm }: PlanDoorway, roomId: string, beyond: Beyond): PlanDoorway {
  if ('roomId' in beyond) return { roomIds: [roomId, beyond.roomId], widthMm };
  return { roomIds: [roomId], widthMm, ...beyond, ...(beyondMm !== undefined && { beyondMm }) };
}

/** The doorways of each room, by its id: one between two rooms is in both. */
export function doorwaysByRoom(doorways: readonly PlanDoorway[]): ReadonlyMap<string, PlacedDoorway[]> {
  const byRoom = new Map<string, PlacedDoorway[]>();
  doorways.forEach((doorway, at) => {
    for (const id of doorway.roomIds) byRoom.set(id, [...(byRoom.get(id) ?? []), { doorway, at }]);
  });
  return byRoom;
}
