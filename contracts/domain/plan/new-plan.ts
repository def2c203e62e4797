import type { Plan, PlanRoom } from './plan.ts';

/** What rooms are, beside stairs and others, in the order in which they are offered. */
export const ROOM_KINDS = [
  'Bedroom',
  'Kitchen',
  'Living Room',
  'Dining Room',
  'Bathroom',
  'Hallway',
  'Office',
] as const satisfies readonly PlanRoom['kind'][];

/** A flight is mostly 900 mm wide; going and riser differ too much to be guessed. */
export const NEW_FLIGHT = { straight: 0, winder: 0, landing: 0, widthMm: 900, goingMm: 0, riserMm: 0 };

/** What a room's name says that it is: `Bedroom 2` a Bedroom, `Stairs, 14 steps` Stairs. */
function roomKind(name: string): PlanRoom['kind'] {
  const wanted = name.toLowerCase();
  return [...ROOM_KINDS, 'Stairs' as const].find((kind) => wanted.startsWith(kind.toLowerCase())) ?? 'Other';
}

/** A room by its name alone, not measured yet. Stairs get the steps that their name tells. */
export function newRoom(id: string, name: string): PlanRoom {
  const kind = roomKind(name);
  const steps = Math.min(99, Number(/, (\d{1,2}) steps?$/.exec(name)?.[1] ?? 0));
  return {
    id,
    name,
    kind,
    storey: 0,
    shape: kind === 'Stairs' ? { kind: 'Area', areaM2: 0 } : { kind: 'Rectangle', lengthMm: 0, widthMm: 0 },
    openEdgeMm: 0,
    ...(kind === 'Stairs' && { stairs: { ...NEW_FLIGHT, straight: steps } }),
    hasSkirting: kind !== 'Stairs',
    isHeated: false,
    productId: '',
    layout: '',
    direction: '',
    note: '',
  };
}

/** Storeys of a plan: the number counted, or else up to the highest room of a house. */
export function storeysOf({ type, storeys, rooms }: Pick<Plan, 'type' | 'storeys' | 'rooms'>): number {
  return storeys ?? (type === 'House' ? Math.max(0, ...rooms.map(({ storey }) => storey + 1)) : 0);
}

/** A plan of rooms that are only names so far. */
export function newPlan(type: Plan['type'], rooms: readonly PlanRoom[]): Plan {
  return {
    type,
    usage: 'domestic',
    plots: 1,
    rooms: [...rooms],
    doorways: [],
    allowances: [],
    methods: [],
    choices: [],
    quantities: [],
    fitting: { isWanted: false, checkList: [], visitDay: '', visitNote: '' },
  };
}
