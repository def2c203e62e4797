import { useRef } from 'react';
import type { BodyOf, InputOf } from '../../../contracts/api/calls.ts';
import { WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { brandName, call, standInFor } from '../../lib/api-client.ts';
import { useCallScope } from '../../lib/call-scope.ts';
import { type CallState, useCall } from '../../lib/use-call.ts';
import { useSite } from '../../state/site-context.ts';

const FACTS = '/woojiapi/order/qryplanfacts';
const ADD = '/woojiapi/order/insertplan';
const CHANGE = '/woojiapi/order/updateplan';

standInFor(FACTS, async (input) => (await import('./facts-here.ts')).readFacts(input));

/**
 * What planning needs from the catalogue, with the customer's prices once they have loaded: all of it, or in a shop with too
 * many products only what some floors need. While that loads for other floors, or all of it once the backend turns out to
 * lack the call, the data before stay.
 * @param floorIds may repeat, and have '' for none; undefined while they aren't known
 */
export function usePlanFacts(floorIds: readonly string[] | undefined): CallState<typeof FACTS> {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const productIds = [...new Set(floorIds)].filter((id) => id !== '').sort();
  const isKnown = floorIds !== undefined || !isLong;
  const state = useCall(FACTS, isKnown ? { ...(isLong && { productIds }), brand: brandName() } : null);
  return { ...state, data: useLast(state.data) };
}

/**
 * The first floors of a list that can be planned with, in a long shop. While they load, those of the list
 * before stay.
 * @param list no call is made while it is undefined
 */
export function useFirstFloors(list: FloorList | undefined) {
  const state = useCall(FACTS, list ? { ...list, brand: brandName() } : null);
  return { ...state, data: useLast(state.data), isCurrent: state.data !== undefined };
}

/** The data that were there last, in the same session: visitors see no prices. */
function useLast<Data>(data: Data | undefined): Data | undefined {
  const scope = useCallScope();
  const last = useRef({ scope, data });
  if (data || last.current.scope !== scope) last.current = { scope, data };
  return last.current.data;
}

export type FloorList = Pick<InputOf<typeof FACTS>, 'listType' | 'search' | 'filters'> & {
  readonly pageSize: number;
};

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
