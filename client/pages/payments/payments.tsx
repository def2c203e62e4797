import { clsx } from 'clsx';
import { Suspense } from 'react';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { PaymentProblem } from '../../features/payments/parts/payment-problem.tsx';
import { PendingPayments } from '../../features/payments/parts/pending-payments.tsx';
import type { ToPay } from '../../features/payments/payments.api.ts';
import { useHref } from '../../state/device.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { SalesOffice } from '../../ui/sales-office.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './parts/payment-list.module.css';
import { PaymentTable } from './parts/payment-table.tsx';
import { type PaymentsModel, usePayments } from './use-payments.ts';

const useCreditButton = laterPart(async () => (await import('./parts/credit-button.tsx')).CreditButton);

/** What the company has to pay, with a form to pay several items at once by card, in full or in part. */
export function PaymentsPage() {
  const model = usePayments();
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="Payments"
        lead="Orders and invoices that are to be paid, the oldest due first. Tick what you want to pay now."
      />
      <ReadingView
        reading={model.reading}
        what="What is to be paid"
        loading={<ListSkeleton what="Loading what is to be paid" />}
      >
        {(toPay) => (
          <>
            <PendingPayments payments={toPay.pending} />
            <InFavour toPay={toPay} />
            {toPay.items.length === 0 ? <Nothing /> : <Items toPay={toPay} model={model} />}
          </>
        )}
      </ReadingView>
    </Container>
  );
}

function Items({ toPay, model }: { toPay: ToPay; model: PaymentsModel }) {
  const CreditButton = useCreditButton();
  const { sum, card, ticked } = model;
  const { items, openPence, overduePence } = toPay;
  return (
    <div className={styles.items}>
      <Section title="To be paid">
        <p className="text-figures">
          {`${formatPence(openPence)} in all`}
          {overduePence > 0 && (
            <span className="text-danger">{`, ${formatPence(overduePence)} overdue`}</span>
          )}
        </p>
        <PaymentTable items={items} model={model} />
        <div className={styles.bar} data-no-print="">
          <p className={styles.sum} aria-live="polite">
            <span className="text-muted">
              {ticked.size === 0 ? 'Nothing ticked' : countText(sum.items.length, 'payment')}
            </span>
            <strong className={clsx('text-figures', styles.figure)}>{formatPence(sum.pence)}</strong>
          </p>
          <div className="actions">
            <Suspense>
              <CreditButton toPay={toPay} model={model} />
            </Suspense>
            <Button
              size="lg"
              loading={card.isPending}
              disabled={sum.items.length === 0 || sum.isWrong}
              onClick={() => void card.run(sum.items)}
            >
              Pay by card
            </Button>
          </div>
        </div>
        <p className="text-small text-muted">
          You enter your card on our payment provider’s page. We never see its number.
        </p>
        <PaymentProblem error={card.error} />
      </Section>
    </div>
  );
}

/** Credit isn't used for invoices automatically, because the customer's bookkeeping decides what it pays. */
function InFavour({ toPay: { items, creditPence, forOrdersPence } }: { toPay: ToPay }) {
  if (creditPence === 0) return null;
  const canUseIt = forOrdersPence !== undefined && items.length > 0;
  const keptBack = creditPence - (forOrdersPence ?? creditPence);
  return (
    <div className={styles.credit}>
      <p>
        {`You have ${formatPence(creditPence)} in credit from cancelled orders or returned packs. It is set off against what is open on your account. `}
        {canUseIt
          ? 'Tick what you want to pay with it, or have it paid back. '
          : 'We pay it back, or set it against an invoice if you prefer. '}
        <SalesOffice />
      </p>
      {keptBack > 0 && (
        <p>{`${formatPence(keptBack)} of it keeps your account within its limit, so it can only pay invoices on account.`}</p>
      )}
    </div>
  );
}

function Nothing() {
  const href = useHref();
  return (
    <EmptyState
      title="Nothing is to be paid"
      action={<ButtonLink href={href('invoices')}>Invoices and statement</ButtonLink>}
    >
      Invoices, and orders that are paid before they leave, are listed here until they are paid.
    </EmptyState>
  );
}
