import { PHONE, SHOWROOM_ADDRESS, salesMailbox } from '../../../../contracts/domain/seller/contact.ts';
import { brandName } from '../../../lib/api-client.ts';
import styles from './paper-head.module.css';

/** Our name and address, only when printed. */
export function PaperHead() {
  const brand = brandName();
  return (
    <p className={styles.sender}>
      {[`${brand} Flooring`, ...SHOWROOM_ADDRESS, PHONE.shown, salesMailbox(brand)].join(' · ')}
    </p>
  );
}
