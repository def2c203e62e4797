import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { RegistrationForm } from './parts/registration-form.tsx';
import { WaitForVerification } from './parts/wait-for-verification.tsx';
import { useRegistration } from './use-registration.ts';

export function RegistrationPage() {
  const model = useRegistration();
  const href = useHref();
  if (model.isSent) return <WaitForVerification />;
  return (
    <FormPanel
      brand={brandName()}
      homeHref={href('home')}
      statement="For architects, contractors and developers."
      title="Create a trade account"
      lead="Strictly for trade. We review each application within 24 hours."
      wide
    >
      <RegistrationForm model={model} columns={2} />
      <p>
        Already a trade customer?{' '}
        <Link href={href('login')} look="underline" display="inline-block" py="2.5">
          Log in
        </Link>
      </p>
    </FormPanel>
  );
}
