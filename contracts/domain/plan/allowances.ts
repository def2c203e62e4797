import type { Plan, PlanKind } from './plan.ts';

/** Trims that are cut to length along an edge. */
export type AllowanceKind = Plan['allowances'][number]['kind'];

/** Percent for mitres and ends, as the trade reckons. */
export const USUAL_ALLOWANCE = 10;
/** As the contract takes it. */
export const ALLOWANCE_MAX = 50;

const KINDS: readonly AllowanceKind[] = ['Skirting', 'Scotia', 'Edge profile'];

export const hasAllowance = (kind: PlanKind): kind is AllowanceKind => KINDS.some((each) => each === kind);

/** Percent that is added to a length for cutting: the customer's, or the usual. */
export const allowanceOf = ({ allowances }: Pick<Plan, 'allowances'>, kind: AllowanceKind): number =>
  allowances.find((each) => each.kind === kind)?.percent ?? USUAL_ALLOWANCE;
