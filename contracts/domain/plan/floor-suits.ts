import { HEAVY_MM, TREAD_MM } from '../product/floor-uses.ts';
import type { PlanFloor, PlanSuit } from './plan.ts';

export type Suits = Pick<PlanFloor, 'bathroom' | 'stairs' | 'commercial'>;

/** Wear layer of homes, in mm. */
const HOME_MM = 3;
const COMMERCIAL_CLASS = '33';

const suitable: PlanSuit = { suitability: 'suitable', note: '' };
const limited = (note: string): PlanSuit => ({ suitability: 'with restrictions', note });
const unsuitable = (note: string): PlanSuit => ({ suitability: 'not suitable', note });

export const SOLID_OVER_HEATING = unsuitable(
  'Solid boards move too much over a heated screed; choose an engineered floor.',
);

interface FloorFacts extends Pick<PlanFloor, 'installMethods' | 'lengthMm' | 'wearLayerMm' | 'useClass'> {
  readonly isVinyl: boolean;
  /** whether we have a stair nosing of its height */
  readonly hasNosing: boolean;
}

/** What a floor may be used for, by its technical facts; without what they don't tell. */
export function suitsOf(floor: FloorFacts): Suits {
  const commercial = commercialSuit(floor);
  return { bathroom: bathroomSuit(floor), stairs: stairsSuit(floor), ...(commercial && { commercial }) };
}

function bathroomSuit({ isVinyl, wearLayerMm }: FloorFacts): PlanSuit {
  if (isVinyl) return suitable;
  if (wearLayerMm === undefined)
    return unsuitable('Solid boards swell in the damp of a bathroom; choose an engineered floor or vinyl.');
  return limited(
    'Glue it down, seal the edges, and wipe up water at once: wood suffers where water is left standing.',
  );
}

function stairsSuit({ installMethods, lengthMm, hasNosing }: FloorFacts): PlanSuit {
  if (!installMethods.includes('Glue down')) {
    return unsuitable('It lies loose and can’t be fixed to treads; choose a floor that is glued down.');
  }
  if (lengthMm < TREAD_MM) return unsuitable('Its pieces are too short for a tread; choose a plank.');
  return hasNosing
    ? suitable
    : limited('We have no stair nosing of its height; ask us for one made to measure.');
}

function commercialSuit({ isVinyl, useClass, wearLayerMm }: FloorFacts): PlanSuit | undefined {
  if (useClass !== undefined) {
    const isMade = useClass.split('/').includes(COMMERCIAL_CLASS);
    return isMade ? suitable : unsuitable(`Its use class is ${useClass}: it is made for homes.`);
  }
  if (isVinyl) return undefined;
  if (wearLayerMm === undefined || wearLayerMm >= HEAVY_MM) return suitable;
  if (wearLayerMm <= HOME_MM) return unsuitable(`Its wear layer of ${wearLayerMm} mm is made for homes.`);
  return limited('Sand and finish it again after about eight years of heavy use.');
}
