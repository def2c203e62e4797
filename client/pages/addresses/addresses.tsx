import { AddressBookPage } from './parts/address-book-page.tsx';

export function AddressesPage() {
  return <AddressBookPage />;
}
