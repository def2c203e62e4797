import { Suspense } from 'react';
import { useCustomer } from '../../state/session.ts';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './myaccount.module.css';
import { AccountSkeleton } from './parts/account-skeleton.tsx';

const AccountBody = fetchedPart(async () => (await import('./parts/account-body.tsx')).AccountBody);

/** The account page; the code of its body loads only for customers, as visitors never see it. */
export function MyaccountPage() {
  const { customer, user } = useCustomer();
  return (
    <Container className={styles.page}>
      <PageHead
        title="My account"
        eyebrow={customer.custName}
        lead={`You are logged in as ${user.loginName}. Your customer number is ${customer.custNo}.`}
      />
      <Suspense fallback={<AccountSkeleton />}>
        <AccountBody />
      </Suspense>
    </Container>
  );
}
