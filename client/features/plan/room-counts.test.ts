import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countersOf,
  PROPERTY_TYPES,
  type RoomCounts,
  roomCount,
  roomNames,
  totalRoomNum,
} from './room-counts.ts';

const counts: fc.Arbitrary<RoomCounts> = fc.dictionary(
  fc.constantFrom(...countersOf('House')),
  fc.integer({ min: 0, max: 99 }),
);

describe('counters', () => {
  it('are those of the specification', () => {
    expect(countersOf('House')).toEqual([
      'Floors',
      'Steps',
      'Bedroom',
      'Kitchen',
      'Living Room',
      'Dining Room',
      'Bathroom',
      'Hallway',
      'Office',
    ]);
    expect(countersOf('Flat')).toEqual(countersOf('House').slice(2));
  });

  it.each([
    [0, 0],
    [7, 7],
    [99, 99],
    [100, 99],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    ['3', 0],
    [undefined, 0],
  ])('keep %s as %d', (value, kept) => {
    expect(roomCount(value)).toBe(kept);
  });
});

describe('rooms', () => {
  it('are numbered if there are several of a kind; the stairs of a house count as one', () => {
    const property: RoomCounts = { Floors: 2, Steps: 14, Bedroom: 2, Kitchen: 1 };
    expect(roomNames('House', property)).toEqual(['Bedroom 1', 'Bedroom 2', 'Kitchen', 'Stairs, 14 steps']);
    expect(roomNames('Flat', property)).toEqual(['Bedroom 1', 'Bedroom 2', 'Kitchen']);
    expect(totalRoomNum(property)).toBe(3);
  });

  it('are as many as the counters say, each with its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROPERTY_TYPES), counts, (type, property) => {
        const names = roomNames(type, property);
        const stairs = type === 'House' && (property.Steps ?? 0) > 0 ? 1 : 0;
        expect(names).toHaveLength(totalRoomNum(property) + stairs);
        expect(new Set(names).size).toBe(names.length);
        expect(names.every((name) => name.length <= 60)).toBe(true);
      }),
    );
  });
});
