/** A limit for wood and for vinyl, as the installation sheets have it. */
export interface LayingLimit {
  readonly what: string;
  readonly wood: string;
  readonly vinyl: string;
}

export const LEVEL = '3 mm under a 2 m straightedge';
export const SCREED_HUMIDITY = '75% relative humidity';
export const HEATED_SURFACE = '27 °C';
export const REST_HOURS = 48;

export const LAYING_LIMITS: readonly LayingLimit[] = [
  {
    what: 'Room, before, during and after laying',
    wood: '18 to 24 °C and 40 to 60% relative humidity',
    vinyl: '18 to 26 °C',
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
    wood: 'at most 0.5% by carbide test, over heating 0.3%',
    vinyl: `at most ${SCREED_HUMIDITY}`,
  },
  {
    what: 'Gap at walls, pipes and frames',
    wood: 'bonded 10 mm, floating 15 mm, or 2 mm for each metre of width where that is more',
    vinyl: '8 mm',
  },
  {
    what: 'Surface over underfloor heating',
    wood: `at most ${HEATED_SURFACE}; solid oak is not suitable`,
    vinyl: `at most ${HEATED_SURFACE}`,
  },
];
