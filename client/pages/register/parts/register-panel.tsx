import { REVIEW_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { brandName } from '../../../lib/api-client.ts';
import { useHref } from '../../../state/device.ts';
import { FormPanel } from '../../../ui/form-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { useRegistration } from '../use-register.ts';
import { RegistrationForm } from './register-form.tsx';
import styles from './register-panel.module.css';
import { WaitForVerification } from './wait-for-verification.tsx';

/** The application form; once it is sent, what happens next. */
export function RegistrationPanel({ columns }: { columns: 1 | 2 }) {
  const model = useRegistration();
  const href = useHref();
  if (model.isSent) return <WaitForVerification />;
  return (
    <FormPanel
      brand={brandName()}
      homeHref={href('home')}
      statement="For architects, contractors and developers."
      title="Create a trade account"
      lead={`Strictly for trade. We review each application within ${REVIEW_HOURS} hours.`}
      wide
    >
      <RegistrationForm model={model} columns={columns} />
      <p>
        Already a trade customer?{' '}
        <Link className={styles.login} href={href('login')} look="underline">
          Log in
        </Link>
      </p>
    </FormPanel>
  );
}
