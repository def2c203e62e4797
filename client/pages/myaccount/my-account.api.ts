import { useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

/** The company's credit comes with what a checkout begins with. */
export function useCreditCall() {
  const { userId } = useCustomer().user;
  return useCall('/woojiapi/order/qrycheckout', { userId });
}
