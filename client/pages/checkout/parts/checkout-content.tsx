import type { Reading } from '../../../lib/reading.ts';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import type { CheckoutReading } from '../use-checkout.ts';
import { useOrderForm } from '../use-order-form.ts';
import { type Placing, usePlacing } from '../use-placing.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NoOrdering, NothingToOrder, OtherLines, UnsureOrder } from './checkout-states.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SummaryToggle } from './summary-toggle.tsx';

/** The summary `beside` the form, or `stacked` above it. */
export type OrderLook = 'beside' | 'stacked';

interface CheckoutContentProps {
  reading: Reading<CheckoutReading>;
  isSample: boolean;
  look: OrderLook;
}

/** The checkout of the basket's floors, or of its samples; an order on its way is not forgotten while the basket is empty. */
export function CheckoutContent({ reading, isSample, look }: CheckoutContentProps) {
  const placing = usePlacing(isSample);
  return (
    <ReadingView reading={reading} what="The checkout" loading={<CheckoutSkeleton />}>
      {(value) => {
        const { lines, others, start } = value;
        const isEmpty = lines.length === 0;
        const refusal = start.ordering?.refusal;
        return (
          <>
            {(isEmpty || placing.problem === '') && <UnsureOrder placing={placing} />}
            {isEmpty && placing.sendAgain === undefined && (
              <NothingToOrder isSample={isSample} others={others} />
            )}
            {!isEmpty && refusal && <NoOrdering refusal={refusal} />}
            {!isEmpty && !refusal && (
              <>
                <OtherLines isSample={isSample} others={others} />
                <Order value={value} isSample={isSample} placing={placing} look={look} />
              </>
            )}
          </>
        );
      }}
    </ReadingView>
  );
}

interface OrderProps {
  value: CheckoutReading;
  isSample: boolean;
  placing: Placing;
  look: OrderLook;
}

function Order({ value, isSample, placing, look }: OrderProps) {
  const { start, lines, projectInfo } = value;
  const model = useOrderForm({ isSample, projectInfo, start, lines, placing });
  if (look === 'stacked')
    return (
      <>
        <SummaryToggle model={model} />
        <OrderSteps model={model} />
      </>
    );
  return (
    <WithSide
      label="Summary"
      side={
        <SidePanel title="Your order">
          <OrderSummary model={model} />
        </SidePanel>
      }
    >
      <OrderSteps model={model} />
    </WithSide>
  );
}
