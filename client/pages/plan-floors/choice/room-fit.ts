import type { Plan, PlanFloor, PlanRoom, PlanSuit } from '../../../../contracts/domain/plan/plan.ts';

export interface RoomFit {
  readonly suitability: PlanSuit['suitability'] | 'not known';
  /** sentences: what to mind, why not, or what to ask us */
  readonly reasons: readonly string[];
}

const RANK = ['suitable', 'with restrictions', 'not known', 'not suitable'] as const;

/** What a room asks of a floor. */
export type AskingRoom = Pick<PlanRoom, 'kind' | 'isHeated' | 'stairs'>;

const unknown = (use: string) => ({
  suitability: 'not known' as const,
  note: `Ask us whether it suits ${use}.`,
});

/** Whether a floor suits a room: what heating, water, stairs and use ask of it. */
export function roomFit(room: AskingRoom, usage: Plan['usage'], floor: PlanFloor): RoomFit {
  const asked = [
    ...(room.isHeated ? [floor.heating ?? unknown('floor heating')] : []),
    ...(room.kind === 'Bathroom' ? [floor.bathroom ?? unknown('a bathroom')] : []),
    ...(room.kind === 'Stairs' || room.stairs ? [floor.stairs ?? unknown('stairs')] : []),
    ...(usage === 'commercial' ? [floor.commercial ?? unknown('commercial use')] : []),
  ];
  const rank = asked.reduce((worst, { suitability }) => Math.max(worst, RANK.indexOf(suitability)), 0);
  const reasons = asked.filter(({ suitability, note }) => suitability !== 'suitable' && note !== '');
  return { suitability: RANK[rank] ?? 'suitable', reasons: reasons.map(({ note }) => note) };
}

export interface RatedFloor {
  readonly floor: PlanFloor;
  readonly fit: RoomFit;
}

/** Floors with how each suits some rooms together, in the order given. */
export const rateFloors = (
  rooms: readonly AskingRoom[],
  usage: Plan['usage'],
  floors: readonly PlanFloor[],
): readonly RatedFloor[] => floors.map((floor) => ({ floor, fit: fitOfAll(rooms, usage, floor) }));

/** The floors for some rooms together, those that suit all of them first; otherwise in the order given. */
export function floorsForRooms(
  rooms: readonly AskingRoom[],
  usage: Plan['usage'],
  floors: readonly PlanFloor[],
): readonly RatedFloor[] {
  const rated = rateFloors(rooms, usage, floors);
  return RANK.flatMap((rank) => rated.filter(({ fit }) => fit.suitability === rank));
}

function fitOfAll(rooms: readonly AskingRoom[], usage: Plan['usage'], floor: PlanFloor): RoomFit {
  const fits = rooms.map((room) => roomFit(room, usage, floor));
  const worst = Math.max(0, ...fits.map(({ suitability }) => RANK.indexOf(suitability)));
  return {
    suitability: RANK[worst] ?? 'suitable',
    reasons: [...new Set(fits.flatMap(({ reasons }) => reasons))],
  };
}
