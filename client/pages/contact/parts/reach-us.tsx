import { FAX, PHONE, SHOWROOM_ADDRESS, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../../lib/api-client.ts';
import { OuterLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './reach-us.module.css';

export function ContactHead() {
  return (
    <PageHead
      eyebrow="Sales office and showroom"
      title="Contact"
      lead="Ask us about stock, samples, a quotation or a site. While we are open, the phone is quickest."
    />
  );
}

/** Phone, fax, email and address. */
export function ReachUs() {
  const mailbox = salesMailbox(brandName());
  return (
    <dl className={styles.ways}>
      <div>
        <dt className="text-eyebrow">Phone</dt>
        <dd className={styles.first}>
          <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink>
        </dd>
      </div>
      <div>
        <dt className="text-eyebrow">Email</dt>
        <dd>
          <OuterLink className={styles.link} href={`mailto:${mailbox}`}>
            {mailbox}
          </OuterLink>
        </dd>
      </div>
      <div>
        <dt className="text-eyebrow">Fax</dt>
        <dd className="text-figures">{FAX}</dd>
      </div>
      <div>
        <dt className="text-eyebrow">Showroom and trade counter</dt>
        <dd>
          <address className={styles.address}>
            {SHOWROOM_ADDRESS.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
    </dl>
  );
}
