import { floorSearch } from '../../../contracts/domain/layout/find-floor.ts';
import { type RoomToCount, roomsToCount } from '../../../contracts/domain/plan/board-count.ts';
import type { Plan, PlanFacts } from '../../../contracts/domain/plan/plan.ts';
import { inSlices } from '../../lib/in-slices.ts';
import { changeRooms } from './kept-plan.ts';

/** Boards by what was searched, so that rooms alike are searched once; undefined where there is no layout. */
const counted = new Map<string, number | undefined>();

/**
 * Counts the boards of the next room that lacks them, and of those like it, and changes the plan.
 * @param whenDone called where no room is left to count
 * @returns a function that cancels it
 */
export function countNextRoom(plan: Plan, facts: PlanFacts, whenDone: () => void): () => void {
  return inSlices(nextCount(roomsToCount(plan, facts)), (next) => {
    if (next) changeRooms(next.ids, (room) => ({ ...room, boards: next.boards }));
    else whenDone();
  });
}

function* nextCount(rooms: readonly RoomToCount[]) {
  for (const { key, ids, job } of alikeOf(rooms)) {
    if (!counted.has(key)) {
      const found = yield* floorSearch(job);
      counted.set(key, typeof found === 'string' ? undefined : found.boards);
    }
    const boards = counted.get(key);
    if (boards !== undefined) return { ids, boards };
  }
  return undefined;
}

function alikeOf(rooms: readonly RoomToCount[]) {
  const alike = new Map<
    string,
    Pick<RoomToCount, 'job'> & { readonly key: string; readonly ids: string[] }
  >();
  for (const { room, job } of rooms) {
    const key = JSON.stringify(job);
    const same = alike.get(key);
    if (same) same.ids.push(room.id);
    else alike.set(key, { key, job, ids: [room.id] });
  }
  return alike.values();
}
