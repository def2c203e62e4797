import { newPlan, newRoom } from '../../contracts/domain/plan/new-plan.ts';
import {
  MAX_PLAN_PRODUCTS,
  MAX_PLAN_ROOMS,
  type Plan,
  type PlanFacts,
  type PlanRoom,
} from '../../contracts/domain/plan/plan.ts';

/** A plan as large as the contract allows: every room with its sizes, doorways, skirting, and one of 60 floors. */
export function largePlan({ floors }: Pick<PlanFacts, 'floors'>, count = MAX_PLAN_ROOMS): Plan {
  const of = floors.slice(0, MAX_PLAN_PRODUCTS);
  const rooms = Array.from(
    { length: count },
    (_, index): PlanRoom => ({
      ...newRoom(`r${index}`, `Room ${index + 1}`),
      shape: { kind: 'Rectangle', lengthMm: 3000 + 10 * index, widthMm: 2500 + 7 * index },
      hasSkirting: index % 3 > 0,
      productId: of[index % of.length]?.productId ?? '',
    }),
  );
  return {
    ...newPlan('House', rooms),
    doorways: rooms.slice(1).map(({ id }, index) => ({ roomIds: [`r${index}`, id], widthMm: 838 })),
    plots: 12,
    fitting: { isWanted: true, checkList: [], visitDay: '', visitNote: '' },
  };
}
