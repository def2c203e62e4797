import { REVIEW_HOURS } from '../../../contracts/domain/order/trade-terms.ts';
import { brandName } from '../../lib/api-client.ts';
import { useDevice, useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { RegistrationForm } from './parts/register-form.tsx';
import { WaitForVerification } from './parts/wait-for-verification.tsx';
import styles from './register.module.css';
import { useRegistration } from './use-register.ts';

export function RegisterPage() {
  return <RegistrationPanel columns={useDevice() === 'desktop' ? 2 : 1} />;
}

/** The application form; once it is sent, what happens next. */
function RegistrationPanel({ columns }: { columns: 1 | 2 }) {
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
