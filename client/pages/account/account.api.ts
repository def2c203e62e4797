import { useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

/** The company's credit is part of the checkout's first reply. */
export function useCreditCall() {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qrycheckout', { userId });
}
