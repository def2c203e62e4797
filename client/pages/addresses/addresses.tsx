import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './addresses.module.css';
import { AddressBook } from './parts/address-book.tsx';

/** The company's address book. */
export function AddressesPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Addresses"
        lead="Where we deliver. You share them with your colleagues, and choose one at the checkout."
      />
      <AddressBook />
    </Container>
  );
}
