import { expect, it } from 'vitest';
import { doorWidths } from './door-joints.ts';
import { newPlan, newRoom } from './new-plan.ts';

it('a doorway opens the edge of its own room and of the room that it leads to', () => {
  const hall = { ...newRoom('hall', 'Hallway'), doors: [{ widthMm: 900, leadsTo: 'outside' as const }] };
  const kitchen = {
    ...newRoom('kitchen', 'Kitchen'),
    doors: [
      { widthMm: 838, leadsTo: 'room' as const, roomId: 'hall' },
      { widthMm: 1200, leadsTo: 'elsewhere' as const },
    ],
  };
  expect(doorWidths(newPlan('Flat', [hall, kitchen]))).toEqual(
    new Map([
      ['hall', 900 + 838],
      ['kitchen', 838 + 1200],
    ]),
  );
});
