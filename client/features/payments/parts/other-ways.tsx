import { creditLeft } from '../../../../contracts/domain/money/credit.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useGo } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { payOtherwise } from '../payments.api.ts';

/** @param pence what is to be paid; "on account" is offered only where the credit is enough */
export function OtherWays({ orderId, pence }: { orderId: string; pence: number }) {
  const { userId } = useCustomer().user;
  const credit = useCall('/woojiapi/order/qrycheckout', { userId }).data?.data.credit;
  const go = useGo();
  const { run, isPending, error } = useWrite(async (payment: 'account' | 'transfer') => {
    await payOtherwise(userId, orderId, payment);
    go('order-placed', { order: orderId }, { replace: true });
  });
  return (
    <div className="stack-4">
      <div className="actions">
        <Button variant="outline" loading={isPending} onClick={() => void run('transfer')}>
          Pay by bank transfer
        </Button>
        {credit && creditLeft(credit) >= pence && (
          <Button variant="outline" loading={isPending} onClick={() => void run('account')}>
            Put it on account
          </Button>
        )}
      </div>
      <Problem error={error} />
    </div>
  );
}
