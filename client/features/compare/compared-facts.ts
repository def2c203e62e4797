import { DASH } from '../../../contracts/domain/number/notation.ts';
import { suitsOf } from '../../../contracts/domain/plan/floor-suits.ts';
import type { PlanSuit } from '../../../contracts/domain/plan/plan.ts';
import { floorSize } from '../../../contracts/domain/product/floor-size.ts';
import { seriesNamed } from '../../../contracts/domain/product/series.ts';
import { type Fact, type FactGroup, specGroups } from '../../../contracts/domain/product/spec-groups.ts';
import { usualMethods } from '../../../contracts/domain/product/usual-laying.ts';
import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import { productFacts } from '../../data/product-facts.ts';
import { stockText } from '../../lib/stock-text.ts';

export interface ComparedFloor {
  readonly product: Product;
  /** undefined where the backend has no technical facts about the floor */
  readonly spec: FloorSpec | undefined;
}

export interface ComparedRow {
  readonly label: string;
  /** one for each floor, in their order */
  readonly values: readonly string[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

const UNKNOWN = 'Ask us';
const PACK_FACTS = ['Pack', 'Pack weight', 'Pallet'];
/** The number is in the table's head, and the unit goes with what a pack holds. */
const SAID_ELSEWHERE = ['Number', 'Unit'];
/** Also among the technical facts, with its tolerance. */
const WEAR_LAYER = 'Wear layer';

/** Every fact about the floors side by side, but for the price. */
export function comparedGroups(floors: readonly ComparedFloor[]): ComparedGroup[] {
  const isSpecified = floors.some(({ spec }) => spec !== undefined);
  const groups = floors.map((floor) => factGroups(floor, isSpecified));
  const titles = [...new Set(groups.flatMap((own) => own.map(({ title }) => title)))];
  return titles.map((title) => {
    const columns = groups.map((own) => own.find((group) => group.title === title)?.facts);
    return { title, rows: labelsOf(columns).map((label) => rowOf(label, columns)) };
  });
}

/** In the order of the floor that has most of them. */
function labelsOf(columns: readonly (readonly Fact[] | undefined)[]): readonly string[] {
  const longestFirst = [...columns].sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0));
  return [...new Set(longestFirst.flatMap((facts) => facts?.map(({ label }) => label) ?? []))];
}

function rowOf(label: string, columns: readonly (readonly Fact[] | undefined)[]): ComparedRow {
  const values = columns.map((facts) =>
    facts ? (facts.find((fact) => fact.label === label)?.value ?? DASH) : UNKNOWN,
  );
  return { label, values, differs: new Set(values).size > 1 };
}

function factGroups({ product, spec }: ComparedFloor, isSpecified: boolean): readonly FactGroup[] {
  const [supply, look]: [Fact[], Fact[]] = [[], []];
  for (const fact of productFacts(product)) {
    if (SAID_ELSEWHERE.includes(fact.label) || (isSpecified && fact.label === WEAR_LAYER)) continue;
    (PACK_FACTS.includes(fact.label) ? supply : look).push(fact);
  }
  return [
    {
      title: 'Stock and packs',
      facts: [{ label: 'Stock', value: stockText(product.inventoryBalance).text }, ...supply],
    },
    { title: 'Product', facts: look },
    { title: 'Where it can go', facts: placeFacts({ product, spec }) },
    ...(spec ? specGroups(spec) : []),
  ];
}

const SUIT_WORDS = { suitable: 'Yes', 'with restrictions': 'With care', 'not suitable': 'No' } as const;

const suitText = (suit: PlanSuit | undefined): string =>
  suit ? [SUIT_WORDS[suit.suitability], suit.note].filter(Boolean).join('. ') : UNKNOWN;

function placeFacts({ product, spec }: ComparedFloor): Fact[] {
  const { productSeries, specification } = product;
  const size = floorSize(specification);
  const suits =
    size &&
    suitsOf({
      ...size,
      isVinyl: seriesNamed(productSeries)?.productType === 'SPC Vinyl',
      installMethods: spec?.installMethods ?? [...(usualMethods(productSeries, size.thicknessMm) ?? [])],
      hasNosing: spec?.accessories.some(({ use }) => use === 'Stair nosing') ?? false,
      ...(spec?.useClass !== undefined && { useClass: spec.useClass }),
    });
  // without technical facts, it isn't known whether there is a nosing
  const stairs = spec || suits?.stairs?.suitability === 'not suitable' ? suits?.stairs : undefined;
  return [
    { label: 'In a bathroom', value: suitText(suits?.bathroom) },
    { label: 'On stairs', value: suitText(stairs) },
    { label: 'Commercial use', value: suitText(suits?.commercial) },
  ];
}
