import { type Decimal, parseDecimal, sumOfFigures } from '../../../../contracts/domain/number/decimal.ts';

/** How an accessory goes with a floor, according to the backend. */
export interface FloorAccessory {
  readonly productId: string;
  /** Adhesive, Underlay ... */
  readonly use: string;
  /** how far one pack goes */
  readonly coverage?:
    | { readonly unit: string; readonly perM2?: number | undefined; readonly pack: number }
    | undefined;
  /** the install methods that need an accessory of this use; absent if none does */
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

/** An accessory that floors need and of which the basket has too little. */
export interface Lack {
  readonly use: string;
  /** the floors' lines */
  readonly carIds: readonly string[];
  /** the suggested accessory: the one in the basket, or the first with enough in stock */
  readonly productId: string;
  /** packs of it in the basket that these floors take */
  readonly inBasket: number;
  /** packs of it that are missing, above zero */
  readonly packs: number;
  /** whether other accessories in the basket cover part of the need */
  readonly isShared: boolean;
}

interface Stocks {
  /** packs of an accessory in the basket */
  readonly inBasket: (productId: string) => number;
  /** packs of it that can still be added; 0 if it isn't on sale */
  readonly toBeHad: (productId: string) => number;
}

/**
 * The accessories that the floors need, by their install methods, and the basket lacks. Accessories of one use for the same
 * floors replace each other: an underlay is lacking only if all underlays in the basket together cover too little.
 * @returns in the order in which the floors name them, without accessories whose coverage is unknown
 */
export function accessoriesLacking(floors: readonly LaidFloor[], { inBasket, toBeHad }: Stocks): Lack[] {
  /** packs in the basket that no earlier need has used */
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
 * The most likely install method of a floor: the customer's choice, that of the fitting service, the one that fits the
 * accessories in the basket, or the usual one.
 * @param installMethods of the floor, the usual one first
 * @param told the customer's choice, then the method of the fitting in the basket
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
  /** m2 that one pack covers */
  readonly m2: Fraction;
}

interface Need {
  readonly use: string;
  readonly carIds: readonly string[];
  readonly areaM2: number;
  /** any one of them is enough */
  readonly choices: readonly Choice[];
}

/** What the floors need; floors with the same choice are counted together. */
function needsOf(floors: readonly LaidFloor[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { carId, netM2, method, accessories } of floors) {
    const needed = accessories.filter(({ methods }) => methods?.includes(method));
    for (const use of new Set(needed.map((accessory) => accessory.use))) {
      const choices = needed.filter((accessory) => accessory.use === use).flatMap(choiceOf);
      const key = [use, ...choices.map(({ productId }) => productId)].join(' ');
      const { carIds = [], areaM2 = 0 } = needs.get(key) ?? {};
      const area = sumOfFigures([areaM2, netM2]);
      if (choices.length > 0) needs.set(key, { use, carIds: [...carIds, carId], areaM2: area, choices });
    }
  }
  return [...needs.values()];
}

/** Accessories counted by metres of edge are left out, because the edge is only an estimate. */
function choiceOf({ productId, coverage }: FloorAccessory): Choice[] {
  if (!coverage || coverage.unit === 'm') return [];
  const pack = parseDecimal(coverage.pack);
  const rate = parseDecimal(coverage.perM2 ?? 1);
  if (!pack || !rate || pack.units <= 0n || rate.units <= 0n) return [];
  return [{ productId, m2: { over: pack.units * scaleOf(rate), under: rate.units * scaleOf(pack) } }];
}

/** A fraction, because 15 kg at 1.1 kg per m2 cover 13.6363... m2. */
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

/** Whole packs that cover the remaining area. */
function packsFor(open: Fraction, m2: Fraction): number {
  const [over, under] = [open.over * m2.under, open.under * m2.over];
  return over > 0n ? Number((over + under - 1n) / under) : 0;
}
