import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { placeLines } from '../../../../contracts/domain/delivery/place-text.ts';
import { SiteFacts } from '../../../features/delivery-site/site-facts.tsx';
import { stateLook, stateWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { nextWords, timelineOf } from '../../../features/orders/timeline.ts';
import { OrderPapers } from '../../../features/papers/order-papers.tsx';
import { PayOrderLater } from '../../../features/payments/parts/pay-order-later.tsx';
import { useGo } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Section } from '../../../ui/section.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Status } from '../../../ui/status.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { TwoColumns } from '../../../ui/two-columns.tsx';
import type { OpenOrder } from '../use-order.ts';
import type { ReturnKind } from '../use-return.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-body.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderSums } from './order-sums.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { SampledFloorsDialog } from './sampled-floors-dialog.tsx';

const ApprovalPart = fetchedPart(async () => (await import('./approval-part.tsx')).ApprovalPart);

type Opened = 'cancel' | 'reorder' | 'floors' | ReturnKind;

/** Everything about an order; in a separate bundle, as visitors never see it. */
export function OrderBody({ open }: { open: OpenOrder }) {
  const { order, tell } = open;
  const hasPacks = order.lines.some(({ mayReturn }) => mayReturn > 0);
  const go = useGo();
  // a link to a sample order may ask to open its floors at once
  const opensFloors = new URLSearchParams(useSearch()).get('floors') === '1';
  const [dialog, setDialog] = useState<Opened | undefined>(opensFloors ? 'floors' : undefined);
  function close() {
    setDialog(undefined);
    if (opensFloors) go('orders', { id: order.orderId }, { replace: true });
  }
  const next = nextWords(order);
  return (
    <div className={styles.order}>
      <div className={styles.now}>
        <Status {...stateLook(order.sts, order.approval)}>{stateWords(order)}</Status>
        {next && <p className={styles.next}>{next}</p>}
      </div>
      <div className="actions" data-no-print="">
        {order.isSample ? (
          <Button onClick={() => setDialog('floors')}>
            {order.lines.length === 1 ? 'Order this floor' : 'Order these floors'}
          </Button>
        ) : (
          // for an order that waits for a decision, deciding comes first
          <Button
            variant={order.approval?.mayDecide === 1 ? 'outline' : 'solid'}
            onClick={() => setDialog('reorder')}
          >
            Order again
          </Button>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        {order.returnBy !== '' && hasPacks && (
          <Button variant="outline" onClick={() => setDialog('return')}>
            Return packs
          </Button>
        )}
        {order.reportBy !== '' && hasPacks && (
          <Button variant="outline" onClick={() => setDialog('defect')}>
            Report a defect
          </Button>
        )}
        {order.mayCancel === 1 && (
          <Button variant="outline" onClick={() => setDialog('cancel')}>
            Cancel order
          </Button>
        )}
      </div>
      {order.approval && (
        <Suspense fallback={null}>
          <ApprovalPart order={order} tell={tell} />
        </Suspense>
      )}
      <PayOrderLater order={order} />
      <WithSide label="Payment" isWide side={<OrderSums order={order} />}>
        <div className={styles.parts}>
          <Section title={order.isSample ? 'Samples' : 'Floors and accessories'}>
            <OrderLines order={order} />
          </Section>
          {order.returns.length > 0 && (
            <Section title="Returns and defects">
              <OrderReturns order={order} />
            </Section>
          )}
          <TwoColumns>
            <Section title="Progress">
              <Timeline steps={timelineOf(order)} />
            </Section>
            <Section title="Delivery">
              <SiteFacts site={order.delivery} />
            </Section>
          </TwoColumns>
          <TwoColumns>
            <Section title="Details">
              <OrderFacts order={order} />
            </Section>
            <Section title="Billing address">
              <BillingFacts billing={order.billing} />
            </Section>
          </TwoColumns>
          <Section title="Documents" screenOnly>
            <OrderPapers order={order} />
          </Section>
          {order.notes && (
            <Section title="Notes">
              <p className={styles.notes}>{order.notes}</p>
            </Section>
          )}
        </div>
      </WithSide>
      <CancelDialog open={open} isShown={dialog === 'cancel'} onClose={close} />
      <ReturnDialog
        kind={dialog === 'return' || dialog === 'defect' ? dialog : undefined}
        order={order}
        onClose={close}
        onSent={(returnNo) => {
          close();
          tell(`We have ${returnNo}, and answer by email.`);
        }}
      />
      <SampledFloorsDialog
        order={order}
        isShown={dialog === 'floors' && order.isSample === 1}
        onClose={close}
      />
      <ReorderDialog lines={order.lines} isShown={dialog === 'reorder'} onClose={close} />
    </div>
  );
}

function BillingFacts({ billing }: { billing: Order['billing'] }) {
  return (
    <address className={styles.address}>
      {placeLines(billing).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
