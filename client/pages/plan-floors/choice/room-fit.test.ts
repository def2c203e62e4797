import { describe, expect, it } from 'vitest';
import { newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { planFacts } from '../../../../contracts/domain/plan/testing/facts.ts';
import { floorsForRooms, roomFit } from './room-fit.ts';

const [plank, , , , vinyl] = planFacts.floors;
const dry = newRoom('a', 'Bedroom 1');
const wet = newRoom('b', 'Bathroom');
const stairs = newRoom('c', 'Stairs, 13 steps');

describe('whether a floor suits a room', () => {
  it('asks nothing of a dry room at home', () => {
    expect(plank && roomFit(dry, 'domestic', plank)).toEqual({ suitability: 'suitable', reasons: [] });
  });

  it('takes the worst of what is asked, and gives every reason', () => {
    expect(plank && roomFit({ ...wet, isHeated: true }, 'commercial', plank)).toEqual({
      suitability: 'not suitable',
      reasons: ['Glue it down.', 'For homes.'],
    });
  });

  it('offers first what suits all rooms, and says why others do not', () => {
    const offered = floorsForRooms([wet, stairs], 'domestic', planFacts.floors);
    expect(offered.at(-1)).toMatchObject({ floor: vinyl, fit: { reasons: ['It lies loose.'] } });
    expect(offered[0]).toMatchObject({ floor: plank, fit: { suitability: 'with restrictions' } });
    expect(floorsForRooms([wet], 'domestic', planFacts.floors)[0]?.floor).toBe(vinyl);
  });

  it('knows stairs by their name, with their steps', () => {
    expect(stairs).toMatchObject({ kind: 'Stairs', stairs: { straight: 13 } });
  });
});
