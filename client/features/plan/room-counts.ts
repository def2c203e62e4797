import { ROOM_KINDS } from '../../../contracts/domain/plan/new-plan.ts';

/** What "Get free quote" asks about a property (docs/product.md, "Data"). */
export const PROPERTY_TYPES = ['Flat', 'House'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** A house has these besides its rooms: storeys, and steps of its stairs. */
const HOUSE_ONLY = ['Floors', 'Steps'] as const;

export type CounterName = (typeof HOUSE_ONLY)[number] | (typeof ROOM_KINDS)[number];
/** The figure of each counter; a missing one is 0. */
export type RoomCounts = Readonly<Partial<Record<CounterName, number>>>;

/** The highest figure of one counter. */
export const ROOM_COUNT_MAX = 99;

/** The counters of a property, in their order. */
export function countersOf(type: PropertyType): readonly CounterName[] {
  return type === 'House' ? [...HOUSE_ONLY, ...ROOM_KINDS] : ROOM_KINDS;
}

/** @returns a count as it may be stored: a whole number from 0 to 99 */
export function roomCount(value: unknown): number {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isCount ? Math.min(value, ROOM_COUNT_MAX) : 0;
}

/** `totalRoomNum`: all rooms, without storeys and steps. */
export function totalRoomNum(counts: RoomCounts): number {
  return ROOM_KINDS.reduce((sum, name) => sum + roomCount(counts[name]), 0);
}

/**
 * The rooms by name, one for each that is counted: `Bedroom 1`, `Bedroom 2`, `Kitchen`. The steps of a house are
 * one place to lay, at the end: `Stairs, 14 steps`.
 */
export function roomNames(type: PropertyType, counts: RoomCounts): string[] {
  const rooms = ROOM_KINDS.flatMap((name) => {
    const count = roomCount(counts[name]);
    return Array.from({ length: count }, (_, index) => (count === 1 ? name : `${name} ${index + 1}`));
  });
  const steps = type === 'House' ? roomCount(counts.Steps) : 0;
  if (steps === 0) return rooms;
  return [...rooms, `Stairs, ${steps === 1 ? '1 step' : `${steps} steps`}`];
}
