/**
 * The technical figures for laying: product facts, data sheets, installation page and sheets and the fitting checklist all take
 * them from here. Texts include the unit.
 *
 * - Humidity: 45 to 65%, as the fitting checklist asks. At room temperature wood then settles at about 8 to 12% moisture,
 *   within what BS 8201 gives for heated buildings. Over underfloor heating the same range applies.
 * - Surface: at most 27 °C, the limit of BS 8201 for wood and of the makers of vinyl; EN 1264 would allow 29 °C.
 * - Heating after laying: 2 °C a day under wood, the careful end of common practice, as wood that dries fast from below
 *   cracks; 5 °C under vinyl, which doesn't dry. EN 1264-4 covers heating the bare screed, before a floor is laid.
 * - Cement screed: 75%, of BS 8201 and BS 8203.
 */
export const HUMIDITY_PERCENT = { from: 45, to: 65 } as const;
export const ROOM_HUMIDITY = `${HUMIDITY_PERCENT.from} to ${HUMIDITY_PERCENT.to}% relative humidity`;
export const ROOM_TEMPERATURE = { wood: '18 to 24 °C', vinyl: '18 to 26 °C' } as const;
export const VINYL_EXTREMES = { coldest: '10 °C', warmest: '35 °C' } as const;

export const MAX_SURFACE_C = 27;
export const HEATED_SURFACE = `${MAX_SURFACE_C} °C`;
export const WARM_UP_A_DAY = { wood: '2 °C', vinyl: '5 °C' } as const;
/** The surface while a floor is laid over heating that is not turned off. */
export const HEATING_WHILE_LAYING = '18 °C';
/** The highest thermal resistance of boards and underlay together, in m2 K/W. */
export const MAX_RESISTANCE_M2KW = 0.15;

/** How long heating under wood has run before the floor is laid. */
export const HEATING_RUN = 'two weeks';
/** How long heating under vinyl is off, or at `HEATING_WHILE_LAYING`, before the floor is laid. */
export const VINYL_HEATING_OFF_HOURS = 24;

export const REST_HOURS = 48;
/** Hours in which bonded wood takes no feet and no furniture. */
export const BONDED_FREE_HOURS = { feet: 24, furniture: 48 } as const;
/** How uneven a subfloor may be; orders store the checklist's words for it. */
export const LEVEL_FIGURES = { gap: '3 mm', length: '2 m' } as const;
export const LEVEL = `${LEVEL_FIGURES.gap} under a ${LEVEL_FIGURES.length} straightedge`;

export const SCREED_HUMIDITY = '75% relative humidity';
export const CALCIUM_SULFATE = { plain: '0.5%', heated: '0.3%' } as const;
/** Moisture of our wood when it leaves the works, in percent. */
export const ENGINEERED_MOISTURE = { from: 5, to: 9 } as const;
export const SOLID_MOISTURE = { from: 7, to: 11 } as const;
/** How much wetter than the boards a timber subfloor may be. */
export const TIMBER_WETTER = '4 percentage points';

/** How far apart the end joints of neighbouring rows lie at least. */
export const END_JOINTS_MM = 300;
export const END_JOINTS = `${END_JOINTS_MM} mm`;
/** The widest floating wood floor, and the widest and longest vinyl floor, without a profile that divides it, in metres. */
export const UNDIVIDED_M = { wood: 8, vinyl: 10 } as const;

export const GAP_MM = { bonded: 10, floating: 15, eachMetre: 2, vinyl: 8 } as const;
export const GAP = {
  bonded: `${GAP_MM.bonded} mm`,
  floating: `${GAP_MM.floating} mm`,
  eachMetre: `${GAP_MM.eachMetre} mm`,
  vinyl: `${GAP_MM.vinyl} mm`,
} as const;
/** The gap of the widest floor that floats undivided. */
export const GAP_EXAMPLE = `${UNDIVIDED_M.wood * GAP_MM.eachMetre} mm for ${UNDIVIDED_M.wood} m`;
/** Plywood under the floor on timber: its least thickness and the distance of its screws. */
export const PLYWOOD = { bonded: '12 mm', vinyl: '6 mm', screws: '150 mm' } as const;
export const ADHESIVE = { amount: 'about 1 kg a m²', wetBack: '80%' } as const;
