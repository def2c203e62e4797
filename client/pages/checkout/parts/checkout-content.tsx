import type { ReactNode } from 'react';
import type { CheckoutReading } from '../use-checkout.ts';
import { type OrderFormModel, useOrderForm } from '../use-order-form.ts';
import { type Placing, usePlacing } from '../use-placing.ts';
import { NothingToOrder, OtherLines, UnsureOrder } from './checkout-states.tsx';

export type OrderLayout = (model: OrderFormModel) => ReactNode;

interface CheckoutContentProps {
  reading: CheckoutReading;
  isSample: boolean;
  layout: OrderLayout;
}

/** The checkout of the basket's floors, or of its samples; nothing is forgotten while the basket is empty. */
export function CheckoutContent({ reading, isSample, layout }: CheckoutContentProps) {
  const placing = usePlacing(isSample);
  const { lines, others } = reading;
  return (
    <>
      {(lines.length === 0 || placing.problem === '') && <UnsureOrder placing={placing} />}
      {lines.length === 0 ? (
        placing.sendAgain === undefined && <NothingToOrder isSample={isSample} others={others} />
      ) : (
        <>
          <OtherLines isSample={isSample} others={others} />
          <OrderView reading={reading} isSample={isSample} placing={placing} layout={layout} />
        </>
      )}
    </>
  );
}

function OrderView({ reading, isSample, placing, layout }: CheckoutContentProps & { placing: Placing }) {
  const { start, lines, projectInfo } = reading;
  return layout(useOrderForm({ isSample, projectInfo, start, lines, placing }));
}
