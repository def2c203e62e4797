import { Suspense } from 'react';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './addresses.module.css';
import { AddressesSkeleton } from './parts/addresses-skeleton.tsx';

const AddressBook = fetchedPart(async () => (await import('./parts/address-book.tsx')).AddressBook);

/** The company's address book; its code loads only for customers, as visitors never see it. */
export function AddressesPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Addresses"
        lead="Where we deliver. You share them with your colleagues, and choose one at the checkout."
      />
      <Suspense fallback={<AddressesSkeleton />}>
        <AddressBook />
      </Suspense>
    </Container>
  );
}
