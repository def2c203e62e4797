import { SiteFacts } from '../../../features/delivery-site/site-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Address } from '../addresses.api.ts';
import type { AddressBook } from '../use-addresses.ts';
import styles from './address-card.module.css';

export const changeButtonId = (addressId: string) => `change-${addressId}`;

interface AddressCardProps {
  address: Address;
  book: AddressBook;
  onChange: () => void;
}

export function AddressCard({ address, book, onChange }: AddressCardProps) {
  const { addressId, label, site } = address;
  return (
    <li className={styles.address}>
      <h2 className="text-subheading">{label}</h2>
      <SiteFacts site={site} />
      <Problem error={book.errorOf(address)} />
      <div className={styles.actions} data-no-print="">
        <Button id={changeButtonId(addressId)} variant="outline" size="sm" onClick={onChange}>
          Change<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          loading={book.removing === addressId}
          onClick={() => book.remove(address)}
        >
          Remove<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
