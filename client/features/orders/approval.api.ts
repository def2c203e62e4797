import type { BodyOf } from '../../../contracts/api/calls.ts';
import { orByPhone } from '../../lib/or-by-phone.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import { readOrdersAgain } from './orders.api.ts';

const WAITING = '/woojiapi/order/qrywaitingorders';
const DECIDE = '/woojiapi/order/decideorder';

/** The company's orders that wait for approval, the one that lapses first at the top. */
export function useWaitingOrdersCall() {
  const { userId } = useCustomer().user;
  return useCall(WAITING, { userId });
}

const decide = safeToRepeat(writeTo(DECIDE));

/** The orders are read again after a failure too: a colleague may have decided meanwhile. */
export async function decideOrder(decision: BodyOf<typeof DECIDE>): Promise<void> {
  try {
    await orByPhone(decide(decision));
  } finally {
    await Promise.all([readOrdersAgain(), invalidate(WAITING)]);
  }
}
