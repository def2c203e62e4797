import type { LaidFloor } from './laid-floors.ts';
import { amountOf, type Demand, demandsOf, isAskedFor, type NeededAmount } from './need-amounts.ts';
import type { Plan, PlanAccessory, PlanFacts, PlanFloor, PlanKind } from './plan.ts';

/** An accessory that the floors of a plan need, or could do with. */
export interface PlanNeed extends NeededAmount {
  readonly kind: PlanKind;
  readonly accessory: PlanAccessory;
  /** the floors that it is for */
  readonly floorIds: readonly string[];
  /** false where the customer leaves it out, or where it is only offered and not yet chosen */
  readonly isWanted: boolean;
  /** whether the floor can be laid without it, so that it is only offered and the customer may add it */
  readonly isOptional: boolean;
  /** whole packs as worked out, before the customer's own figure; the same as `packs` */
  readonly suggested: number;
  /** whole packs to order */
  readonly number: number;
  /** ids of accessories that would do instead */
  readonly alternatives: readonly string[];
}

/** Something that floors need and for which we have nothing that fits. */
export interface PlanGap {
  readonly kind: PlanKind;
  readonly floorIds: readonly string[];
}

const PLAN_KINDS: readonly PlanKind[] = [
  'Adhesive',
  'Underlay',
  'Skirting',
  'Scotia',
  'Door bar',
  'Door sill',
  'Edge profile',
  'Stair nosing',
  'Care',
];

/** What the floors need besides themselves, line by line, with what is left out and what is only offered; and what we lack. */
export function planNeeds(
  plan: Plan,
  facts: PlanFacts,
  laid: readonly LaidFloor[],
): { readonly needs: readonly PlanNeed[]; readonly gaps: readonly PlanGap[] } {
  const demands = demandsOf(plan, laid);
  const accessories = new Map(facts.accessories.map((accessory) => [accessory.productId, accessory]));
  const own = new Map(plan.quantities.map(({ productId, number }) => [productId, number]));
  const gaps: PlanGap[] = [];
  const needs = PLAN_KINDS.flatMap((kind) => {
    const asking = demands.filter((demand) => isAskedFor(kind, demand));
    const groups = new Map<string, Group>();
    for (const demand of asking) {
      const options = optionsOf(kind, demand, accessories);
      if (options.length === 0) {
        if (isMissed(kind, demand)) gaps.push({ kind, floorIds: [demand.laid.floor.productId] });
        continue;
      }
      for (const { accessory, isWanted } of chosenOf(plan, kind, demand.laid.floor, options)) {
        const key = `${accessory.productId} ${isWanted}`;
        const group = groups.get(key) ?? { accessory, isWanted, demands: [], alternatives: new Set() };
        group.demands.push(demand);
        for (const { productId } of options) {
          if (productId !== accessory.productId) group.alternatives.add(productId);
        }
        groups.set(key, group);
      }
    }
    return [...groups.values()].map((group) => needOf(kind, group, own));
  });
  return { needs, gaps };
}

interface Group {
  readonly accessory: PlanAccessory;
  readonly isWanted: boolean;
  readonly demands: Demand[];
  readonly alternatives: Set<string>;
}

function needOf(kind: PlanKind, group: Group, own: ReadonlyMap<string, number>): PlanNeed {
  const { accessory, isWanted, demands } = group;
  const amount = amountOf(kind, accessory, demands);
  return {
    ...amount,
    kind,
    accessory,
    floorIds: demands.map(({ laid }) => laid.floor.productId),
    isWanted,
    isOptional: kind === 'Care',
    suggested: amount.packs,
    number: isWanted ? (own.get(accessory.productId) ?? amount.packs) : 0,
    // care products don't stand in for each other: each is offered by itself
    alternatives: kind === 'Care' ? [] : [...group.alternatives],
  };
}

/** Adhesive and underlay count only where the way of laying needs them. */
const isByMethod = (kind: PlanKind) => kind === 'Adhesive' || kind === 'Underlay';

/** Whether it is a gap that no accessory of this kind fits. Only a floor that is glued down needs adhesive, and none needs underlay or care. */
function isMissed(kind: PlanKind, { laid: { method } }: Demand): boolean {
  if (kind === 'Adhesive') return method === 'Glue down';
  return kind !== 'Underlay' && kind !== 'Care';
}

function optionsOf(
  kind: PlanKind,
  { laid: { floor, method } }: Demand,
  accessories: ReadonlyMap<string, PlanAccessory>,
): PlanAccessory[] {
  return floor.accessories.flatMap((match) => {
    const fits = match.kind === kind && (!isByMethod(kind) || match.methods?.includes(method));
    const accessory = fits ? accessories.get(match.productId) : undefined;
    return accessory ? [accessory] : [];
  });
}

/** What the customer has decided, for this floor or for all; else the first that fits. Care is offered, each product by itself. */
function chosenOf(
  plan: Plan,
  kind: PlanKind,
  floor: PlanFloor,
  options: readonly PlanAccessory[],
): { accessory: PlanAccessory; isWanted: boolean }[] {
  const decided = plan.choices.filter((choice) => choice.kind === kind);
  const forFloor = (productId?: string) => {
    const same = decided.filter((choice) => productId === undefined || choice.productId === productId);
    return (
      same.find(({ floorId }) => floorId === floor.productId) ?? same.find(({ floorId }) => floorId === '')
    );
  };
  if (kind === 'Care') {
    return options.map((accessory) => ({
      accessory,
      isWanted: forFloor(accessory.productId)?.isWanted ?? false,
    }));
  }
  const choice = forFloor();
  const accessory = options.find(({ productId }) => productId === choice?.productId) ?? options[0];
  return accessory ? [{ accessory, isWanted: choice?.isWanted ?? true }] : [];
}
