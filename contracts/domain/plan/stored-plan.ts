import type { Plan, PlanDoorway, PlanRoom, PlanStairs } from './plan.ts';

/** A door as plans kept it before doorways: told in a room, and often in the room beyond as well. */
interface OldDoor {
  readonly widthMm: number;
  readonly leadsTo: 'room' | 'outside' | 'elsewhere';
  readonly roomId?: string;
  readonly beyondMm?: number;
}

/** Steps as plans kept them before going and riser were asked for. */
type OldStairs = Omit<PlanStairs, 'goingMm' | 'riserMm'> & Partial<PlanStairs>;

type StoredRoom = Omit<PlanRoom, 'stairs'> & {
  readonly stairs?: OldStairs;
  readonly doors?: readonly OldDoor[];
};

/** A plan as a database or a browser may still hold it. */
export type StoredPlan = Omit<Plan, 'rooms' | 'doorways' | 'allowances'> & {
  readonly rooms: readonly StoredRoom[];
  readonly doorways?: Plan['doorways'];
  readonly allowances?: Plan['allowances'];
};

/** What every flight was taken to measure, in mm. */
const OLD_STEP = { goingMm: 250, riserMm: 200 };

/** A kept plan in today's shape; one that is in it already stays the same object. */
export function storedPlan(plan: StoredPlan): Plan {
  if (isCurrent(plan)) return plan;
  return {
    ...plan,
    allowances: plan.allowances ?? [],
    rooms: plan.rooms.map(storedRoom),
    doorways: withoutLostDoorways([...(plan.doorways ?? []), ...oldDoorways(plan.rooms)], plan.rooms),
  };
}

const isCurrent = (plan: StoredPlan): plan is Plan =>
  plan.doorways !== undefined && plan.allowances !== undefined && plan.rooms.every(isCurrentRoom);

const isCurrentRoom = ({ doors, stairs }: StoredRoom) =>
  doors === undefined && (stairs === undefined || stairs.goingMm !== undefined);

export function storedRoom({ doors: _, stairs, ...room }: StoredRoom): PlanRoom {
  return { ...room, ...(stairs && { stairs: { ...OLD_STEP, ...stairs } }) };
}

/** Each doorway goes with its rooms. */
export function withoutLostDoorways(
  doorways: readonly PlanDoorway[],
  rooms: readonly Pick<PlanRoom, 'id'>[],
): PlanDoorway[] {
  const ids = new Set(rooms.map(({ id }) => id));
  return doorways.filter(({ roomIds }) => roomIds.every((id) => ids.has(id)));
}

/** A door that the room beyond tells too, as wide as here, is one doorway. */
function oldDoorways(rooms: readonly StoredRoom[]): PlanDoorway[] {
  const found: PlanDoorway[] = [];
  const toldOnce = new Set<PlanDoorway>();
  for (const { id, doors = [] } of rooms) {
    for (const { widthMm, leadsTo, roomId = '', beyondMm } of doors) {
      if (leadsTo !== 'room') {
        found.push({ roomIds: [id], widthMm, leadsTo, ...(beyondMm !== undefined && { beyondMm }) });
        continue;
      }
      const same = [...toldOnce].find(
        ({ roomIds, widthMm: width }) => roomIds[0] === roomId && roomIds[1] === id && width === widthMm,
      );
      if (same) {
        toldOnce.delete(same);
      } else if (roomId !== id) {
        const doorway = { roomIds: [id, roomId], widthMm };
        found.push(doorway);
        toldOnce.add(doorway);
      }
    }
  }
  return found;
}
