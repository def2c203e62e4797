import { type Decimal, parseDecimal } from './decimal.ts';

/** What an accessory has to do with a floor, as the backend tells it. */
export interface FloorAccessory {
  readonly productId: string;
  /** Adhesive, Underlay ... */
  readonly use: string;
  /** how far one pack goes */
  readonly coverage?:
    | { readonly unit: string; readonly perM2?: number | undefined; readonly pack: number }
    | undefined;
  /** the install methods that can't do without one of its use; absent where the floor can */
  readonly methods?: readonly string[] | undefined;
}

/** A floor of the basket. */
export interface LaidFloor {
  /** of its line in the basket */
  readonly carId: string;
  /** m2 without offcuts */
  readonly netM2: number;
  /** how it is laid */
  readonly method: string;
  readonly accessories: readonly FloorAccessory[];
}

/** Something that floors can't be laid without, and that the basket has too little of. */
export interface Lack {
  readonly use: string;
  /** the floors' lines */
  readonly carIds: readonly string[];
  /** the accessory that would do: the one in the basket, or the first that there is enough of */
  readonly productId: string;
  /** packs of it in the basket that these floors take */
  readonly inBasket: number;
  /** packs of it that are missing, above zero */
  readonly packs: number;
  /** whether other accessories of the basket do a part of it */
  readonly isShared: boolean;
}

interface Stocks {
  /** packs of an accessory in the basket */
  readonly inBasket: (productId: string) => number;
  /** packs of it that can still be added; 0 for what is not on sale */
  readonly toBeHad: (productId: string) => number;
}

/**
 * What the floors need by the way they are laid, and the basket doesn't hold. Accessories of one use that serve the same
 * floors stand in for each other: an underlay is lacking when all underlays of the basket together cover too little.
 * @returns in the order in which the floors name them; nothing about accessories of which it isn't known how far they go
 */
export function accessoriesLacking(floors: readonly LaidFloor[], { inBasket, toBeHad }: Stocks): Lack[] {
  /** packs that no earlier need has taken */
  const left = new Map<string, number>();
  return needsOf(floors).flatMap(({ use, carIds, areaM2, choices }) => {
    let open = fraction(areaM2);
    const used = new Map<string, number>();
    for (const { productId, m2 } of choices) {
      const there = left.get(productId) ?? inBasket(productId);
      const packs = Math.min(there, packsFor(open, m2));
      left.set(productId, there - packs);
      used.set(productId, packs);
      open = minus(open, m2, packs);
    }
    const enough = (choice: Choice) => toBeHad(choice.productId) >= packsFor(open, choice.m2);
    const own = choices.filter(({ productId }) => used.get(productId));
    const choice = own.find(enough) ?? choices.find(enough) ?? own[0] ?? choices[0];
    const packs = choice ? packsFor(open, choice.m2) : 0;
    if (!choice || packs === 0) return [];
    const { productId } = choice;
    const isShared = own.some((other) => other.productId !== productId);
    return [{ use, carIds, productId, inBasket: used.get(productId) ?? 0, packs, isShared }];
  });
}

/**
 * How a floor is most likely laid: as the customer says, as our fitters will, as what lies in the basket suggests, or in
 * its usual way.
 * @param installMethods of the floor, the usual one first
 * @param told by the customer, then by the fitting that is in the basket
 * @returns '' without install methods
 */
export function likelyMethod(
  installMethods: readonly string[],
  told: readonly string[],
  accessories: readonly FloorAccessory[],
  inBasket: (productId: string) => number,
): string {
  const suggested = (method: string) =>
    accessories.some(({ productId, methods }) => methods?.includes(method) && inBasket(productId) > 0);
  return (
    told.find((method) => installMethods.includes(method)) ??
    installMethods.find(suggested) ??
    installMethods[0] ??
    ''
  );
}

interface Choice {
  readonly productId: string;
  /** that one pack serves */
  readonly m2: Fraction;
}

interface Need {
  readonly use: string;
  readonly carIds: readonly string[];
  readonly areaM2: number;
  /** any of them does */
  readonly choices: readonly Choice[];
}

/** What the floors can't be laid without; floors that have the same choice are counted together. */
function needsOf(floors: readonly LaidFloor[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { carId, netM2, method, accessories } of floors) {
    const needed = accessories.filter(({ methods }) => methods?.includes(method));
    for (const use of new Set(needed.map((accessory) => accessory.use))) {
      const choices = needed.filter((accessory) => accessory.use === use).flatMap(choiceOf);
      const key = [use, ...choices.map(({ productId }) => productId)].join(' ');
      const { carIds = [], areaM2 = 0 } = needs.get(key) ?? {};
      const area = Math.round((areaM2 + netM2) * 100) / 100;
      if (choices.length > 0) needs.set(key, { use, carIds: [...carIds, carId], areaM2: area, choices });
    }
  }
  return [...needs.values()];
}

/** The edge of a room is an estimate: nothing is said to be lacking because of it. */
function choiceOf({ productId, coverage }: FloorAccessory): Choice[] {
  if (!coverage || coverage.unit === 'm') return [];
  const pack = parseDecimal(coverage.pack);
  const rate = parseDecimal(coverage.perM2 ?? 1);
  if (!pack || !rate || pack.units <= 0n || rate.units <= 0n) return [];
  return [{ productId, m2: { over: pack.units * scaleOf(rate), under: rate.units * scaleOf(pack) } }];
}

/** Exact, as 15 kg at 1.1 kg per m2 serve 13.6363... m2. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const scaleOf = ({ scale }: Decimal) => 10n ** BigInt(scale);

function fraction(value: number): Fraction {
  const decimal = parseDecimal(value);
  return decimal ? { over: decimal.units, under: scaleOf(decimal) } : { over: 0n, under: 1n };
}

function minus(open: Fraction, m2: Fraction, packs: number): Fraction {
  const over = open.over * m2.under - BigInt(packs) * m2.over * open.under;
  return { over: over > 0n ? over : 0n, under: open.under * m2.under };
}

/** Whole packs that serve what is open. */
function packsFor(open: Fraction, m2: Fraction): number {
  const [over, under] = [open.over * m2.under, open.under * m2.over];
  return over > 0n ? Number((over + under - 1n) / under) : 0;
}
