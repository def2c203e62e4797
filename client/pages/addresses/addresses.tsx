import { useState } from 'react';
import { useFocusLater } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Address } from './addresses.api.ts';
import styles from './addresses.module.css';
import { AddressCard, changeButtonId } from './parts/address-card.tsx';
import { AddressForm } from './parts/address-form.tsx';
import { RemovedAddress } from './parts/removed-address.tsx';
import { useAddresses } from './use-addresses.ts';

type Filling = { readonly address: Address | undefined };

const ADD_BUTTON_ID = 'add-address';

/** The company's address book. */
export function AddressesPage() {
  const book = useAddresses();
  const [filling, setFilling] = useState<Filling>();
  const focusLater = useFocusLater();
  const fill = (address?: Address) => setFilling({ address });
  const isEmpty = book.list.state === 'ready' && book.list.value.length === 0;
  const add = (
    <Button id={ADD_BUTTON_ID} onClick={() => fill()}>
      <PlusIcon />
      Add an address
    </Button>
  );

  function leave(addressId: string | undefined) {
    setFilling(undefined);
    focusLater(...(addressId ? [changeButtonId(addressId)] : []), ADD_BUTTON_ID);
  }

  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="Addresses"
        lead="Where we deliver. You share them with your colleagues, and choose one at the checkout."
        actions={!filling && !isEmpty && add}
      />
      <VisuallyHidden role="status">{book.announcement}</VisuallyHidden>
      {filling ? (
        <AddressForm
          address={filling.address}
          onCancel={() => leave(filling.address?.addressId)}
          onSaved={(addressId, label) => {
            book.tell(`${label} is saved.`);
            leave(addressId);
          }}
        />
      ) : (
        <ReadingView reading={book.list} what="Your addresses" loading={<AddressesSkeleton />}>
          {(addresses) => (
            <div className="stack-6">
              <RemovedAddress
                book={book}
                onBack={(addressId) => focusLater(changeButtonId(addressId), ADD_BUTTON_ID)}
              />
              {isEmpty ? (
                <EmptyState title="No addresses yet" action={add}>
                  Keep the sites that you order to, with what a driver has to know about each.
                </EmptyState>
              ) : (
                <ul className={styles.addresses} aria-label="Addresses">
                  {addresses.map((address) => (
                    <AddressCard
                      key={address.addressId}
                      address={address}
                      book={book}
                      onChange={() => fill(address)}
                    />
                  ))}
                </ul>
              )}
            </div>
          )}
        </ReadingView>
      )}
    </Container>
  );
}

function AddressesSkeleton() {
  return (
    <div className={styles.addresses} aria-busy="true">
      <VisuallyHidden role="status">Loading your addresses</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.address} key={line} />
      ))}
    </div>
  );
}
