import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { OrderLine } from '../../../features/orders/orders.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BasketIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { type Reorder, useReorder } from '../use-reorder.ts';
import { ReorderItem } from './reorder-item.tsx';

interface ReorderDialogProps {
  lines: readonly OrderLine[];
  isShown: boolean;
  onClose: () => void;
}

/** Shows what the same order would cost today, before anything is added to the basket. */
export function ReorderDialog({ lines, isShown, onClose }: ReorderDialogProps) {
  return (
    <Dialog open={isShown} onClose={onClose} title="Order again" placement="side">
      {isShown && <Lines lines={lines} />}
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  const reading = useReorder(lines);
  return (
    <ReadingView reading={reading} what="Today’s prices" loading={<Waiting />}>
      {(reorder) => (
        <div className="stack-5">
          <p>
            Today’s prices and stock. Leave out what you don’t need; you can change the packs in the basket.
          </p>
          <ul aria-label="Lines to order">
            {reorder.lines.map((line) => (
              <ReorderItem key={line.key} line={line} reorder={reorder} />
            ))}
          </ul>
          <InlineAlert>{reorder.problem && `${reorder.problem} Nothing was added.`}</InlineAlert>
          <PutIn reorder={reorder} />
        </div>
      )}
    </ReadingView>
  );
}

function PutIn({ reorder: { taken, cost, order, isPending } }: { reorder: Reorder }) {
  const count = taken.length === 1 ? '1 line' : `${taken.length} lines`;
  return (
    <div className="stack-3">
      <p className="text-figures">
        {taken.length > 0 ? `${formatPence(cost)} without VAT and delivery` : 'There is nothing to order.'}
      </p>
      <Button size="lg" wide loading={isPending} disabled={taken.length === 0} onClick={order}>
        <BasketIcon />
        {taken.length > 0 ? `Put ${count} into the basket` : 'Put into the basket'}
      </Button>
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true">
    <SkeletonText lines={6} />
  </div>
);
