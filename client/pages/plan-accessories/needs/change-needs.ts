import type { AllowanceKind, Plan, PlanChoice } from '../../../../contracts/domain/plan/plan.ts';
import type { PlanNeed } from '../../../../contracts/domain/plan/plan-needs.ts';
import { changePlan } from '../../../features/plan/kept-plan.ts';

type Need = Pick<PlanNeed, 'kind' | 'floorIds' | 'suggested'> & {
  readonly accessory: Pick<PlanNeed['accessory'], 'productId'>;
};

/** Takes an accessory, or leaves it out. */
export function want(need: Need, isWanted: boolean): void {
  changePlan((plan) => ({ choices: decided(plan, need, need.accessory.productId, isWanted) }));
}

/** Replaces it by another of the same kind; the quantity is worked out anew. */
export function replaceBy(need: Need, productId: string): void {
  changePlan((plan) => ({
    choices: decided(plan, need, productId, true),
    quantities: plan.quantities.filter((each) => each.productId !== need.accessory.productId),
  }));
}

/** @param number whole packs; undefined or the suggested number removes the customer's own figure */
export function order({ accessory: { productId }, suggested }: Need, number: number | undefined): void {
  changePlan(({ quantities }) => {
    const others = quantities.filter((each) => each.productId !== productId);
    const isOwn = number !== undefined && number !== suggested;
    return { quantities: isOwn ? [...others, { productId, number }] : others };
  });
}

/** @param percent for cutting; undefined for the usual one */
export function allow(kind: AllowanceKind, percent: number | undefined): void {
  changePlan(({ allowances }) => {
    const others = allowances.filter((each) => each.kind !== kind);
    return { allowances: percent === undefined ? others : [...others, { kind, percent }] };
  });
}

/** How a floor is laid. @param method '' for the usual way */
export function layBy(productId: string, method: string): void {
  changePlan(({ methods }) => {
    const others = methods.filter((each) => each.productId !== productId);
    return {
      methods: method
        ? [...others, { productId, method: method as Plan['methods'][number]['method'] }]
        : others,
    };
  });
}

export function changeFitting(change: Partial<Plan['fitting']>): void {
  changePlan(({ fitting }) => ({ fitting: { ...fitting, ...change } }));
}

/** The choices with a new one for each floor of the need. Care products don't replace each other. */
function decided(plan: Plan, { kind, floorIds }: Need, productId: string, isWanted: boolean): PlanChoice[] {
  const isReplaced = (each: PlanChoice) =>
    each.kind === kind &&
    floorIds.includes(each.floorId) &&
    (kind !== 'Care' || each.productId === productId);
  const made = floorIds.map((floorId) => ({ kind, floorId, productId, isWanted }));
  return [...plan.choices.filter((each) => !isReplaced(each)), ...made];
}
