import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { OpenOrder } from '../use-order.ts';
import styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  open: OpenOrder;
  isShown: boolean;
  onClose: () => void;
}

/** Says what a cancellation means, and asks for confirmation. */
export function CancelDialog({ open, isShown, onClose }: CancelDialogProps) {
  const { order, isCancelling, cancelError, cancel } = open;
  const { orderNo, payment, duePence, mayCancel } = order;
  return (
    <Dialog open={isShown} onClose={onClose} title="Cancel this order?">
      <div className="stack-4">
        <p>
          {`Nothing of order ${orderNo} is delivered, and its goods go back into stock for others. This can’t be undone: to have them after all, order again.`}
        </p>
        {payment === 'transfer' && duePence > 0 && <p>Please don’t transfer the money any more.</p>}
        {payment === 'account' && <p>Your account is not charged.</p>}
        <Problem error={cancelError} />
        <div className={styles.actions}>
          <Button variant="outline" size="lg" onClick={onClose}>
            Keep the order
          </Button>
          {mayCancel === 1 && (
            <Button
              size="lg"
              loading={isCancelling}
              onClick={() => void cancel().then((done) => done && onClose())}
            >
              Cancel the order
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
