import { ref } from 'valtio/vanilla';
import { newPlan } from '../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanDoorway, PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import {
  type StoredPlan,
  storedPlan,
  storedRoom,
  withoutLostDoorways,
} from '../../../contracts/domain/plan/stored-plan.ts';
import { PROJECT_NAME_MAX } from '../../../contracts/domain/project/project-limits.ts';
import { keptChoice } from '../../state/kept-choice.ts';

/** How lengths are shown; they can be typed in either. */
export type Units = 'metric' | 'imperial';

/** The plan of "Get free quote" in this browser: a visitor's as well as a customer's. */
export interface KeptPlan {
  readonly plan: Plan;
  /** rooms that a counter or an undo may bring back */
  readonly spare: readonly PlanRoom[];
  /** doorways of the plan's rooms into those */
  readonly spareDoorways: readonly PlanDoorway[];
  readonly units: Units;
  readonly projectName: string;
  /** the project that has this plan; '' while it is in this browser alone */
  readonly projectId: string;
  /** revision of the plan that the backend has */
  readonly revision: number;
  /** whether the backend has all changes; false without a project */
  readonly isSaved: boolean;
  /** a project just made for the plan, into which no rooms have been saved yet; '' otherwise */
  readonly madeId: string;
  /** when it was begun or opened here, in milliseconds since 1970; tells it from a plan that has replaced it */
  readonly begunAt: number;
}

const EMPTY = newPlan('Flat', []);

const NONE: KeptPlan = {
  plan: ref(EMPTY),
  spare: [],
  spareDoorways: [],
  units: 'metric',
  projectName: '',
  projectId: '',
  revision: 0,
  isSaved: false,
  madeId: '',
  begunAt: 0,
};

/** The plan last read. Unchanged rooms keep their objects, so that their rows aren't drawn again. */
let last: Plan = EMPTY;

function remembered(plan: Plan): Plan {
  if (JSON.stringify(plan) === JSON.stringify(last)) return last;
  const known = new Map(last.rooms.map((room) => [room.id, room]));
  const rooms = plan.rooms.map((room) => {
    const old = known.get(room.id);
    return old && JSON.stringify(old) === JSON.stringify(room) ? old : room;
  });
  last = ref({ ...plan, rooms });
  return last;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown) => (Array.isArray(value) ? value : []);
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

export const planChoice = keptChoice<KeptPlan>({
  key: 'alderline.plan',
  version: 1,
  none: NONE,
  read: ({
    plan,
    spare,
    spareDoorways,
    storeys,
    units,
    projectName,
    projectId,
    revision,
    isSaved,
    madeId,
    begunAt,
  }) => {
    if (!isPlan(plan)) return undefined;
    return {
      plan: remembered(withStoreys(storedPlan(plan), storeys)),
      spare: ref(list(spare).map(storedRoom)),
      spareDoorways: ref(list(spareDoorways)),
      units: units === 'imperial' ? 'imperial' : 'metric',
      projectName: text(projectName).slice(0, PROJECT_NAME_MAX),
      projectId: text(projectId),
      revision: count(revision),
      isSaved: isSaved === true,
      madeId: text(madeId),
      begunAt: count(begunAt),
    };
  },
});

/** Older versions kept the storeys beside the plan, where other devices didn't get them. */
const withStoreys = (plan: Plan, storeys: unknown): Plan =>
  plan.storeys === undefined && typeof storeys === 'number' && storeys > 0 ? { ...plan, storeys } : plan;

/** Only the shop writes this storage, but an older version or the user may have left something else there. */
function isPlan(value: unknown): value is StoredPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { rooms, methods, choices, quantities, fitting, type } = value as Partial<StoredPlan>;
  return (
    (type === 'Flat' || type === 'House') &&
    [rooms, methods, choices, quantities].every(Array.isArray) &&
    typeof fitting === 'object' &&
    (rooms ?? []).every((room) => typeof room?.id === 'string' && typeof room.shape === 'object')
  );
}

/** The floors of a plan's rooms. */
export const floorIdsOf = ({ rooms }: Pick<Plan, 'rooms'>): string[] =>
  rooms.map(({ productId }) => productId);

/** Keeps a change here, in every tab. */
export function keepPlan(change: Partial<KeptPlan>): void {
  keepWith(planChoice.now(), change);
}

/** Changes the plan itself, which then has to be saved. */
export function changePlan(change: (plan: Plan) => Partial<Plan>): void {
  const kept = planChoice.now();
  keepWith(kept, { plan: { ...kept.plan, ...change(kept.plan) }, isSaved: false });
}

function keepWith(before: KeptPlan, change: Partial<KeptPlan>): void {
  const kept = withDoorwaysOfRooms({ ...before, ...change });
  if (change.plan) last = kept.plan;
  planChoice.keep({
    ...kept,
    plan: ref(kept.plan),
    spare: ref([...kept.spare]),
    spareDoorways: ref([...kept.spareDoorways]),
  });
}

/** A doorway is removed with its rooms, and comes back with them. */
function withDoorwaysOfRooms(kept: KeptPlan): KeptPlan {
  const { plan, spare, spareDoorways } = kept;
  const doorways = withoutLostDoorways([...plan.doorways, ...spareDoorways], plan.rooms);
  if (spareDoorways.length === 0 && doorways.length === plan.doorways.length) return kept;
  const known = withoutLostDoorways([...plan.doorways, ...spareDoorways], [...plan.rooms, ...spare]);
  const shown = new Set(doorways);
  return {
    ...kept,
    plan: { ...plan, doorways },
    spareDoorways: known.filter((doorway) => !shown.has(doorway)),
  };
}

/** Begins a new plan. */
export function clearPlan(): void {
  startPlan(EMPTY);
}

/**
 * Replaces the plan in this browser; lengths stay in the same units.
 * @param saved where the plan comes from a project
 */
export function startPlan(
  plan: Plan,
  saved?: Pick<KeptPlan, 'projectId' | 'projectName' | 'revision'>,
): void {
  const { units } = planChoice.now();
  keepPlan({ ...NONE, ...saved, plan, units, isSaved: saved !== undefined, begunAt: Date.now() });
}

/** Whether this browser still has that plan; another may have replaced it while it was being saved. */
export function isStillHere({ begunAt, projectId }: KeptPlan): boolean {
  const now = planChoice.now();
  return now.begunAt === begunAt && now.projectId === projectId;
}

type RoomChange = Partial<PlanRoom>;

/** Changes one room, or several alike; the others stay the same objects. */
export function changeRooms(
  ids: readonly string[],
  change: RoomChange | ((room: PlanRoom) => PlanRoom),
): void {
  changePlan(({ rooms }) => ({
    rooms: rooms.map((room) => {
      if (!ids.includes(room.id)) return room;
      return withBoardsOf(room, typeof change === 'function' ? change(room) : { ...room, ...change });
    }),
  }));
}

/** Counts boards by layout, or in percent again. */
export function setBoardCount(boardCount: Plan['boardCount']): void {
  const { boardCount: _, ...inPercent } = planChoice.now().plan;
  keepPlan({ plan: { ...inPercent, ...(boardCount && { boardCount }) }, isSaved: false });
}

/** What the boards of a room follow from. */
const LAID_BY = ['shape', 'stairs', 'productId', 'layout', 'direction', 'borderRows'] as const;

/** Boards are counted again once their room, its floor or its laying has changed. */
function withBoardsOf(before: PlanRoom, room: PlanRoom): PlanRoom {
  if (LAID_BY.every((key) => room[key] === before[key])) return room;
  const { boards: _, ...uncounted } = room;
  return uncounted;
}
