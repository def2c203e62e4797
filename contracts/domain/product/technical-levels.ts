type Text = string | null | undefined;

/** The technical facts that lists are filtered by; absent for what isn't a floor, and until they are read. */
export interface TechnicalFacts {
  /** reaction to fire by EN 13501-1 */
  readonly fireClass?: Text;
  /** pendulum test value, wet */
  readonly slipWetPtv?: number | null | undefined;
  /** use classes by EN ISO 10874, e.g. `23/33/42`; wood has none */
  readonly useClass?: Text;
}

interface Level {
  readonly id: string;
  readonly label: string;
}

/** Best first. */
const FIRE_CLASSES = ['Bfl-s1', 'Cfl-s1', 'Dfl-s1'];
/** Moderate and low slip potential by the Health and Safety Executive's bands, and what slopes take. */
const PTVS = [25, 36, 40];
/** Of homes, of shops and offices, and of light industry. */
const USE_CLASSES = ['23', '31', '32', '33', '34', '41', '42', '43'];

/** The levels that can be asked for: each holds whatever is as good, or better. */
export const TECHNICAL_LEVELS = {
  fire: FIRE_CLASSES.map((id, index) => ({ id, label: index === 0 ? id : `${id} or better` })),
  ptv: PTVS.map((ptv) => ({ id: String(ptv), label: `PTV ${ptv} or more` })),
  useclass: USE_CLASSES.map((id) => ({ id, label: `${id} or more` })),
} as const satisfies Record<string, readonly Level[]>;
export type TechnicalFilterName = keyof typeof TECHNICAL_LEVELS;

export const isTechnicalFilter = (name: string): name is TechnicalFilterName =>
  Object.hasOwn(TECHNICAL_LEVELS, name);

/** The fact that a filter looks at; undefined where the product has none. */
export const TECHNICAL_FACT: Readonly<
  Record<TechnicalFilterName, (product: TechnicalFacts) => string | number | undefined>
> = {
  fire: ({ fireClass }) => fireClass ?? undefined,
  ptv: ({ slipWetPtv }) => slipWetPtv ?? undefined,
  useclass: ({ useClass }) => useClass ?? undefined,
};

const IS_MET: Readonly<Record<TechnicalFilterName, (product: TechnicalFacts, level: string) => boolean>> = {
  fire: ({ fireClass }, level) =>
    FIRE_CLASSES.slice(0, FIRE_CLASSES.indexOf(level) + 1).includes(fireClass ?? ''),
  ptv: ({ slipWetPtv }, level) => (slipWetPtv ?? -1) >= Number(level),
  // the first figure is the kind of use, the second how heavy it is
  useclass: ({ useClass }, level) =>
    (useClass ?? '').split('/').some((own) => own.startsWith(level.slice(0, 1)) && own >= level),
};

/** @returns whether a product is known to be as good as a level, or better */
export const meetsLevel = (product: TechnicalFacts, name: TechnicalFilterName, level: string): boolean =>
  IS_MET[name](product, level);

/**
 * The least of the levels that can be asked for which is as good as a rating, or better.
 * @param rating a letter of fire class, a PTV, or use classes such as `23/33`, of which the heaviest counts
 * @returns undefined where no level is that good
 */
export function levelReaching(name: TechnicalFilterName, rating: string): string | undefined {
  if (name === 'fire') {
    const letter = rating.toUpperCase();
    return FIRE_CLASSES.findLast((level) => level.slice(0, 1) <= letter);
  }
  if (name === 'ptv') return PTVS.find((ptv) => ptv >= Number(rating))?.toString();
  const heaviest =
    rating
      .split('/')
      .map((each) => each.trim())
      .sort()
      .at(-1) ?? '';
  return USE_CLASSES.find((level) => level.startsWith(heaviest.slice(0, 1)) && level >= heaviest);
}
