import { useDeferredValue, useMemo } from 'react';
import type { Plan, PlanFacts } from '../../../contracts/rules/plan/plan.ts';
import { type PlanResult, workOut } from '../../../contracts/rules/plan/plan-lines.ts';

/** What follows from a plan. It may come a moment later than the key that changed it, so that typing stays quick. */
export function usePlanned(plan: Plan, facts: PlanFacts): PlanResult {
  const late = useDeferredValue(plan);
  return useMemo(() => workOut(late, facts), [late, facts]);
}
