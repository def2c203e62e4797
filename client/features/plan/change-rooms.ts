import type { PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { changePlan } from './kept-plan.ts';

export type RoomChange = Partial<PlanRoom>;

/** Changes one room, or several alike; the others stay the same objects. */
export function changeRooms(
  ids: readonly string[],
  change: RoomChange | ((room: PlanRoom) => PlanRoom),
): void {
  changePlan(({ rooms }) => ({
    rooms: rooms.map((room) => {
      if (!ids.includes(room.id)) return room;
      return typeof change === 'function' ? change(room) : { ...room, ...change };
    }),
  }));
}
