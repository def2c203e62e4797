import type { PlanFloor } from '../../../../../contracts/domain/plan/plan.ts';
import type { ProductSpec } from './repository.ts';

type Suit = PlanFloor['bathroom'];
type Suits = Pick<PlanFloor, 'heating' | 'bathroom' | 'stairs' | 'commercial'>;

/** Boards shorter than this don't reach across a tread of a common flight. */
const TREAD_MM = 900;
/** Wear layers of homes, and of shops and offices, in mm. */
const HOME_MM = 3;
const HEAVY_MM = 6;
const COMMERCIAL_CLASS = '33';

const suitable: Suit = { suitability: 'suitable', note: '' };
const limited = (note: string): Suit => ({ suitability: 'with restrictions', note });
const unsuitable = (note: string): Suit => ({ suitability: 'not suitable', note });

/** What a floor may be used for, by its technical facts. */
export function suitsOf(spec: ProductSpec, hasNosing: boolean): Suits {
  const { suitability, note } = spec.underfloorHeating;
  return {
    heating: { suitability, note },
    bathroom: bathroomSuit(spec),
    stairs: stairsSuit(spec, hasNosing),
    commercial: commercialSuit(spec),
  };
}

const isVinyl = ({ useClass }: ProductSpec) => useClass !== undefined;

function bathroomSuit(spec: ProductSpec): Suit {
  if (isVinyl(spec)) return suitable;
  if (!spec.wearLayer)
    return unsuitable('Solid boards swell in the damp of a bathroom; choose an engineered floor or vinyl.');
  return limited('Glue it down, seal the edges, and wipe up water at once: wood does not stand in the wet.');
}

function stairsSuit({ installMethods, faceLengths }: ProductSpec, hasNosing: boolean): Suit {
  if (!installMethods.includes('Glue down')) {
    return unsuitable('It lies loose and can’t be fixed to treads; choose a floor that is glued down.');
  }
  if ((faceLengths[0]?.toMm ?? 0) < TREAD_MM) {
    return unsuitable('Its pieces are too short for a tread; choose a plank.');
  }
  return hasNosing
    ? suitable
    : limited('We have no stair nosing of its height; ask us for one made to measure.');
}

function commercialSuit({ useClass, wearLayer }: ProductSpec): Suit {
  if (useClass !== undefined) {
    const isMade = useClass.split('/').includes(COMMERCIAL_CLASS);
    return isMade ? suitable : unsuitable(`Its use class is ${useClass}: it is made for homes.`);
  }
  if (!wearLayer || wearLayer.nominalMm >= HEAVY_MM) return suitable;
  if (wearLayer.nominalMm <= HOME_MM) {
    return unsuitable(`Its wear layer of ${wearLayer.nominalMm} mm is made for homes.`);
  }
  return limited('Sand and finish it again after about eight years of heavy use.');
}
