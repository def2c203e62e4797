import { useCustomer } from '../../state/session.ts';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './account.module.css';
import { AccountBody } from './parts/account-body.tsx';

export function AccountPage() {
  const { customer, user } = useCustomer();
  return (
    <Container className={styles.page}>
      <PageHead
        title="My account"
        eyebrow={customer.custName}
        lead={`You are logged in as ${user.loginName}. Your customer number is ${customer.custNo}.`}
      />
      <AccountBody />
    </Container>
  );
}
