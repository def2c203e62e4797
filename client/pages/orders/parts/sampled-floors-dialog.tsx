import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BasketIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { type SampledFloors, useSampledFloors } from '../use-sampled-floors.ts';
import { SampledFloorItem } from './sampled-floor-item.tsx';

interface SampledFloorsDialogProps {
  order: Order;
  isShown: boolean;
  onClose: () => void;
}

/** Adds the floors of a sample order to the basket: how much of each, and what it costs. */
export function SampledFloorsDialog({ order, isShown, onClose }: SampledFloorsDialogProps) {
  return (
    <Dialog open={isShown} onClose={onClose} title="Order the floors" placement="side">
      {isShown && <Floors order={order} />}
    </Dialog>
  );
}

function Floors({ order }: { order: Order }) {
  const reading = useSampledFloors(order);
  return (
    <ReadingView reading={reading} what="Today’s prices" loading={<Waiting />}>
      {(model) => (
        <div className="stack-5">
          <p>Today’s prices and stock. Leave the floors empty that you don’t want.</p>
          <ul aria-label="Floors of these samples">
            {model.floors.map((floor) => (
              <SampledFloorItem
                key={floor.productId}
                floor={floor}
                onChange={(part) => model.change(floor, part)}
              />
            ))}
          </ul>
          <InlineAlert>{model.problem && `${model.problem} Nothing was added.`}</InlineAlert>
          <PutIn model={model} />
        </div>
      )}
    </ReadingView>
  );
}

function PutIn({ model: { taken, cost, order, isBlocked, isPending } }: { model: SampledFloors }) {
  const count = taken.length === 1 ? '1 floor' : `${taken.length} floors`;
  return (
    <div className="stack-3">
      <p className="text-figures" role="status">
        {taken.length > 0
          ? `${formatPence(cost)} without VAT and delivery`
          : 'Enter an area or packs of at least one floor.'}
      </p>
      <Button size="lg" wide loading={isPending} disabled={isBlocked} onClick={order}>
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
