import type { CallTable } from '../../../engine/answering/handler.ts';
import { readPlanFacts } from './plan-facts.ts';
import { addPlan, changePlan, readPlan } from './use-cases.ts';

export const planCalls = {
  '/woojiapi/order/qryplanfacts': { preparedBy: readPlanFacts },
  '/woojiapi/order/qryplan': { handler: readPlan },
  '/woojiapi/order/insertplan': { handler: addPlan },
  '/woojiapi/order/updateplan': { handler: changePlan },
} satisfies CallTable;
