import type { Plan, PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { formatDate } from '../../lib/dates.ts';

/** What a plan's file says it is, and in which version of this format; a newer version can say what this one can't read. */
export const PLAN_FORMAT = 'flooring-plan';
export const PLAN_VERSION = 2;

/** A plan as a file's text. It leaves out the technician's visit, whose note says whom to ask for. */
export function planText(plan: Plan): string {
  const fitting = { ...plan.fitting, visitDay: '', visitNote: '' };
  const rooms = plan.rooms.map(named);
  return JSON.stringify({
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    plan: { ...plan, rooms, fitting },
  });
}

/** A room whose name is just being typed; without one it could not be read again. */
const named = (room: PlanRoom): PlanRoom => (room.name === '' ? { ...room, name: room.kind } : room);

/** `plan-2026-11-27.json` */
export const planFileName = (day: Date): string => `plan-${formatDate(day, 'YYYY-MM-DD')}.json`;
