import { APPROVAL_DAYS } from '../../../../contracts/domain/people/company-people.ts';
import { Section } from '../../../ui/section.tsx';
import styles from '../people.module.css';

/** What each role may do, and what happens to an order above a limit. */
export function RoleGuide() {
  return (
    <Section
      title="Who may do what"
      lead={`Everybody sees the company’s orders, invoices and addresses. An order above somebody’s limit waits up to ${APPROVAL_DAYS} working days for approval; until then we keep its floors and its price.`}
    >
      <dl className={styles.roles}>
        <div>
          <dt>Owner</dt>
          <dd>Orders, approves, pays, and decides who is in the account.</dd>
        </div>
        <div>
          <dt>Buyer</dt>
          <dd>Orders floors and samples, up to a limit if you set one.</dd>
        </div>
        <div>
          <dt>Approver</dt>
          <dd>Orders, and approves what colleagues order above their limit.</dd>
        </div>
        <div>
          <dt>Accounts</dt>
          <dd>Sees orders, invoices and statements, and pays. Doesn’t order.</dd>
        </div>
      </dl>
    </Section>
  );
}
