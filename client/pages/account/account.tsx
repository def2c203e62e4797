import { OrderTable } from '../../features/orders/order-table.tsx';
import { useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { SalesOffice } from '../../ui/sales-office.tsx';
import { Section } from '../../ui/section.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './account.module.css';
import type { AccountOverview } from './account-overview.ts';
import { AccountLinks } from './parts/account-links.tsx';
import { CreditPanel } from './parts/credit-panel.tsx';
import { EndingQuotations } from './parts/ending-quotations.tsx';
import { NeedsYou } from './parts/needs-you.tsx';
import { useAccount } from './use-account.ts';

export function AccountPage() {
  const { customer, user } = useCustomer();
  const { absent } = useSite();
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="My account"
        eyebrow={customer.custName}
        lead={
          <>
            You are logged in as {user.loginName}. Your customer number is{' '}
            <span className={styles.number}>{customer.custNo}</span>.
          </>
        }
      />
      {absent.includes('orders') ? <BySalesOffice /> : <AccountBody />}
    </Container>
  );
}

/** Where the backend has no orders: what the shop can do without them, and where to ask for the rest. */
function BySalesOffice() {
  return (
    <WithSide label="Links" isWide side={<AccountLinks />}>
      <EmptyState title="Orders, invoices and credit">
        <p>Our sales office looks after them for you.</p>
        <SalesOffice />
      </EmptyState>
    </WithSide>
  );
}

/** What needs the customer's attention, the last orders, the credit, and links to the other account pages. */
function AccountBody() {
  const { today, overview, credit } = useAccount();
  return (
    <WithSide
      label="Credit and links"
      isWide
      side={
        <div className={styles.side}>
          <CreditPanel credit={credit} />
          <AccountLinks />
        </div>
      }
    >
      <div className={styles.parts}>
        <EndingQuotations />
        <ReadingView reading={overview} what="Your orders" loading={<AccountSkeleton />}>
          {(ready) => <Overview overview={ready} today={today} />}
        </ReadingView>
      </div>
    </WithSide>
  );
}

function Overview({ overview, today }: { overview: AccountOverview; today: number }) {
  const href = useHref();
  if (overview.last.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
      >
        What you and your colleagues order shows here: what is on its way, and what is still to be paid.
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts}>
      <NeedsYou overview={overview} today={today} />
      <Section
        title="Last orders"
        action={
          <Link href={href('orders')} look="underline">
            All orders
          </Link>
        }
      >
        <OrderTable caption="Last orders" orders={overview.last} />
      </Section>
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div className="stack-6" aria-busy="true">
      <VisuallyHidden role="status">Loading your account</VisuallyHidden>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
