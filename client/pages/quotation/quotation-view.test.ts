import { describe, expect, it } from 'vitest';
import { byStorey, layingWords, type RoomView } from './quotation-view.ts';

const room = (name: string, storey: string, productName: string): RoomView => ({
  key: `${name} ${productName}`,
  name,
  storey,
  productName,
  areaM2: 10,
  wastagePercent: undefined,
  neededM2: undefined,
  packs: 4,
  laying: '',
  note: '',
});

describe('a quotation by room', () => {
  it('keeps storeys in their order, and what lies in one room together', () => {
    const storeys = byStorey([
      room('Kitchen', 'Ground floor', 'Oak'),
      room('Bedroom', 'First floor', 'Oak'),
      room('Hallway', 'Ground floor', 'Oak'),
      room('Kitchen', 'Ground floor', 'Underlay'),
      room('Loft', '', 'Oak'),
    ]);
    expect(storeys.map(({ name, rooms }) => [name, rooms.map(({ key }) => key)])).toEqual([
      ['Ground floor', ['Kitchen Oak', 'Kitchen Underlay', 'Hallway Oak']],
      ['First floor', ['Bedroom Oak']],
      ['Rooms', ['Loft Oak']],
    ]);
  });

  it.each([
    ['Herringbone', 'Along the room', 'Herringbone, along the room'],
    ['Straight', '', 'Straight'],
    ['', 'Along the room', 'Along the room'],
    ['', '', ''],
  ])('says how %s %s is laid', (pattern, direction, words) => {
    expect(layingWords(pattern, direction)).toBe(words);
  });
});
