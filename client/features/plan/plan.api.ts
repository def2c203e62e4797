import type { BodyOf } from '../../../contracts/api/calls.ts';
import { brandName, call, standInFor } from '../../lib/api-client.ts';
import { useCall } from '../../lib/use-call.ts';

const FACTS = '/woojiapi/order/qryplanfacts';
const ADD = '/woojiapi/order/insertplan';
const CHANGE = '/woojiapi/order/updateplan';

standInFor(FACTS, async () => (await import('./facts-here.ts')).readFacts());

/** What planning needs from the catalogue; with the customer's prices once they have loaded. */
export function usePlanFacts() {
  return useCall(FACTS, { brand: brandName() });
}

/** The plan of a project as the backend has it. */
export async function readPlan(projectId: string) {
  return (await call('/woojiapi/order/qryplan', { projectId })).data;
}

export async function addPlan(input: BodyOf<typeof ADD>, serial: string) {
  return (await call(ADD, input, { serial })).data;
}

/** Fails with code 1 about `revision` if the plan has changed since it was read. */
export async function replacePlan(input: BodyOf<typeof CHANGE>, serial: string) {
  return (await call(CHANGE, input, { serial })).data;
}
