import { PHONE, salesMailbox } from '../../contracts/domain/seller/seller.ts';
import { brandName } from '../lib/api-client.ts';
import { OuterLink } from './link.tsx';

/** Our phone number and mailbox, where a service is not available. */
export function SalesOffice() {
  const mailbox = salesMailbox(brandName());
  return (
    <span>
      Please call <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink> or write to{' '}
      <OuterLink href={`mailto:${mailbox}`}>{mailbox}</OuterLink>.
    </span>
  );
}
