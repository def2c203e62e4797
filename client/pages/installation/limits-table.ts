import {
  CALCIUM_SULFATE,
  GAP,
  HEATED_SURFACE,
  LEVEL,
  REST_HOURS,
  ROOM_HUMIDITY,
  ROOM_TEMPERATURE,
  SCREED_HUMIDITY,
} from '../../../contracts/domain/product/laying-figures.ts';

/** A limit for wood and for vinyl, as the installation sheets have it. */
export interface LayingLimit {
  readonly what: string;
  readonly wood: string;
  readonly vinyl: string;
}

export const LAYING_LIMITS: readonly LayingLimit[] = [
  {
    what: 'Room, before, during and after laying',
    wood: `${ROOM_TEMPERATURE.wood} and ${ROOM_HUMIDITY}`,
    vinyl: ROOM_TEMPERATURE.vinyl,
  },
  {
    what: 'Packs closed and flat in the room',
    wood: `at least ${REST_HOURS} hours; solid oak longer`,
    vinyl: `at least ${REST_HOURS} hours`,
  },
  { what: 'Level of the subfloor (SR1 of BS 8204)', wood: LEVEL, vinyl: LEVEL },
  {
    what: 'Cement screed, by hygrometer',
    wood: `at most ${SCREED_HUMIDITY}`,
    vinyl: `at most ${SCREED_HUMIDITY}`,
  },
  {
    what: 'Calcium sulfate screed',
    wood: `at most ${CALCIUM_SULFATE.plain} by carbide test, over heating ${CALCIUM_SULFATE.heated}`,
    vinyl: `at most ${SCREED_HUMIDITY}`,
  },
  {
    what: 'Gap at walls, pipes and frames',
    wood: `bonded ${GAP.bonded}, floating ${GAP.floating}, or ${GAP.eachMetre} for each metre of width where that is more`,
    vinyl: GAP.vinyl,
  },
  {
    what: 'Surface over underfloor heating',
    wood: `at most ${HEATED_SURFACE}; solid oak is not suitable`,
    vinyl: `at most ${HEATED_SURFACE}`,
  },
];
