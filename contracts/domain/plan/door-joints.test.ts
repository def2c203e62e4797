import { describe, expect, it } from 'vitest';
import { doorWidths } from './door-joints.ts';
import { newPlan, newRoom } from './new-plan.ts';
import type { Plan } from './plan.ts';
import { workOut } from './plan-lines.ts';
import { planFacts } from './testing/facts.ts';

it('a doorway opens the edges of the rooms that it joins', () => {
  const doorways = [
    { roomIds: ['hall'], widthMm: 900, leadsTo: 'outside' as const },
    { roomIds: ['kitchen', 'hall'], widthMm: 838 },
    { roomIds: ['kitchen'], widthMm: 1200, leadsTo: 'elsewhere' as const },
  ];
  expect(doorWidths({ doorways })).toEqual(
    new Map([
      ['hall', 900 + 838],
      ['kitchen', 838 + 1200],
    ]),
  );
});

describe('a doorway between two floors', () => {
  const bare = { ...planFacts, floors: planFacts.floors.map(withoutVinylTrims) };
  function withoutVinylTrims(floor: (typeof planFacts.floors)[number]) {
    return floor.productId === 'vinyl' ? { ...floor, accessories: [] } : floor;
  }
  const room = (id: string, productId: string) => ({
    ...newRoom(id, id),
    shape: { kind: 'Rectangle' as const, lengthMm: 4000, widthMm: 3000 },
    productId,
  });
  const doorNeeds = (floors: readonly string[], doorways: Plan['doorways'], facts = planFacts) => {
    const rooms = floors.map((productId, index) => room(`r${index}`, productId));
    const { needs, gaps } = workOut({ ...newPlan('House', rooms), doorways }, facts);
    const isDoor = ({ kind }: { kind: string }) => kind === 'Door bar' || kind === 'Door sill';
    return {
      needs: needs.filter(isDoor).map(({ kind, floorIds, needed }) => [kind, floorIds.join(), needed]),
      gaps: gaps.filter(isDoor).map(({ kind }) => kind),
    };
  };
  const NONE = { needs: [], gaps: [] };

  it.each([
    { title: 'of one product has nothing in it', floors: ['plank', 'plank'], is: NONE },
    {
      title: 'as high as each other has a bar',
      floors: ['plank', 'block'],
      is: { needs: [['Door bar', 'block', 1]], gaps: [] },
    },
    {
      title: 'of other heights has a sill at the higher one',
      floors: ['vinyl', 'plank'],
      is: { needs: [['Door sill', 'plank', 1]], gaps: [] },
    },
    {
      title: 'and a room without a floor has a bar',
      floors: ['', 'plank'],
      is: { needs: [['Door bar', 'plank', 1]], gaps: [] },
    },
    { title: 'of which there are none has nothing in it', floors: ['', ''], is: NONE },
  ])('$title, whichever room is named first', ({ floors, is }) => {
    for (const roomIds of [
      ['r0', 'r1'],
      ['r1', 'r0'],
    ]) {
      expect(doorNeeds(floors, [{ roomIds, widthMm: 800 }])).toEqual(is);
    }
  });

  it('takes the bar of the floor that has one, whichever is higher', () => {
    const flat = {
      ...bare,
      floors: bare.floors.map((floor) =>
        floor.productId === 'vinyl' ? { ...floor, thicknessMm: 20 } : floor,
      ),
    };
    expect(doorNeeds(['vinyl', 'plank'], [{ roomIds: ['r0', 'r1'], widthMm: 800 }], flat)).toEqual({
      needs: [['Door sill', 'plank', 1]],
      gaps: [],
    });
    expect(doorNeeds(['vinyl', ''], [{ roomIds: ['r0', 'r1'], widthMm: 800 }], bare)).toEqual({
      needs: [],
      gaps: ['Door bar'],
    });
  });

  it('is none where the plan has no doorway: a house with one floor takes no bars', () => {
    expect(doorNeeds(['plank', 'plank', 'plank'], [])).toEqual(NONE);
  });
});
