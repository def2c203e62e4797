import type { Reading } from '../../../lib/reading.ts';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import type { Ordered } from '../kept-order.ts';
import { knownFitting } from '../known-fitting.ts';
import { jobReferenceOf } from '../known-site.ts';
import type { CheckoutReading } from '../use-checkout.ts';
import { useOrderForm } from '../use-order-form.ts';
import { type Placing, usePlacing } from '../use-placing.ts';
import { useQuotedCheckout } from '../use-quoted-checkout.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import {
  NoOrdering,
  NothingToOrder,
  OtherLines,
  QuotedAs,
  QuotedRefusal,
  UnsureOrder,
} from './checkout-states.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrder } from './place-order.tsx';
import { SummaryToggle } from './summary-toggle.tsx';

/** The summary `beside` the form, or `stacked` above it. */
export type OrderLook = 'beside' | 'stacked';

interface CheckoutContentProps {
  reading: Reading<CheckoutReading>;
  isSample: boolean;
  look: OrderLook;
}

/** The checkout of the basket's floors or samples. An order being sent stays on the page even if the basket is empty by then. */
export function CheckoutContent({ reading, isSample, look }: CheckoutContentProps) {
  const ordered = { isSample, quotationIds: [] };
  const placing = usePlacing(ordered);
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
                <Order value={value} ordered={ordered} placing={placing} look={look} />
              </>
            )}
          </>
        );
      }}
    </ReadingView>
  );
}

/** The checkout of quotations, at their prices; the basket stays as it is. @param ids with commas between them */
export function QuotedContent({ ids, look }: { ids: string; look: OrderLook }) {
  const ordered: Ordered = { isSample: false, quotationIds: ids.split(',').filter(Boolean) };
  const placing = usePlacing(ordered);
  const { reading, refusal } = useQuotedCheckout(ordered.quotationIds);
  return (
    <>
      {placing.problem === '' && <UnsureOrder placing={placing} />}
      {refusal !== '' && reading.state === 'failed' ? (
        <QuotedRefusal why={refusal} ids={ordered.quotationIds} />
      ) : (
        <ReadingView reading={reading} what="The checkout" loading={<CheckoutSkeleton />}>
          {(value) => (
            <>
              <QuotedAs quoted={value.quoted ?? []} />
              {value.start.ordering?.refusal ? (
                <NoOrdering refusal={value.start.ordering.refusal} />
              ) : (
                <Order value={value} ordered={ordered} placing={placing} look={look} />
              )}
            </>
          )}
        </ReadingView>
      )}
    </>
  );
}

interface OrderProps {
  value: CheckoutReading;
  ordered: Ordered;
  placing: Placing;
  look: OrderLook;
}

function Order({ value, ordered, placing, look }: OrderProps) {
  const { start, lines, projectInfo, quoted = [] } = value;
  const [first] = quoted;
  const known = {
    postCode: first?.postCode ?? '',
    siteAddress: first?.siteAddress ?? '',
    jobReference: jobReferenceOf(first?.title ?? ''),
    fitting: knownFitting(lines, quoted, Date.now()),
  };
  const model = useOrderForm({ ordered, projectInfo, start, lines, known, placing });
  if (look === 'stacked')
    return (
      <>
        <SummaryToggle model={model} />
        <OrderSteps model={model} />
        <FootBar total={model.sums.total}>
          <PlaceOrder model={model} />
        </FootBar>
      </>
    );
  return (
    <WithSide
      label="Summary"
      side={
        <SidePanel title="Your order">
          <OrderSummary model={model} isBeside />
        </SidePanel>
      }
    >
      <OrderSteps model={model} />
    </WithSide>
  );
}
