import type { Plan, PlanFloor, PlanRoom } from '../../../../contracts/domain/plan/plan.ts';

export interface RoomFit {
  readonly suitability: PlanFloor['heating']['suitability'];
  /** sentences: what to mind, or why not */
  readonly reasons: readonly string[];
}

const RANK = ['suitable', 'with restrictions', 'not suitable'] as const;

/** Whether a floor suits a room: what heating, water, stairs and use ask of it. */
export function roomFit(
  room: Pick<PlanRoom, 'kind' | 'isHeated' | 'stairs'>,
  usage: Plan['usage'],
  floor: PlanFloor,
): RoomFit {
  const asked = [
    ...(room.isHeated ? [floor.heating] : []),
    ...(room.kind === 'Bathroom' ? [floor.bathroom] : []),
    ...(room.kind === 'Stairs' || room.stairs ? [floor.stairs] : []),
    ...(usage === 'commercial' ? [floor.commercial] : []),
  ];
  const rank = asked.reduce((worst, { suitability }) => Math.max(worst, RANK.indexOf(suitability)), 0);
  const reasons = asked.filter(({ suitability, note }) => suitability !== 'suitable' && note !== '');
  return { suitability: RANK[rank] ?? 'suitable', reasons: reasons.map(({ note }) => note) };
}

/** The floors for some rooms together, those that suit all of them first; otherwise in the order given. */
export function floorsForRooms(
  rooms: readonly PlanRoom[],
  usage: Plan['usage'],
  floors: readonly PlanFloor[],
): { readonly floor: PlanFloor; readonly fit: RoomFit }[] {
  const rated = floors.map((floor) => ({ floor, fit: fitOfAll(rooms, usage, floor) }));
  return RANK.flatMap((rank) => rated.filter(({ fit }) => fit.suitability === rank));
}

function fitOfAll(rooms: readonly PlanRoom[], usage: Plan['usage'], floor: PlanFloor): RoomFit {
  const fits = rooms.map((room) => roomFit(room, usage, floor));
  const worst = Math.max(0, ...fits.map(({ suitability }) => RANK.indexOf(suitability)));
  return {
    suitability: RANK[worst] ?? 'suitable',
    reasons: [...new Set(fits.flatMap(({ reasons }) => reasons))],
  };
}
