import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import styles from './login.mobile.module.css';
import { LoginForm } from './parts/login-form.tsx';
import { useLogin } from './use-login.ts';

export function LoginPage() {
  const model = useLogin();
  const href = useHref();
  return (
    <FormPanel
      brand={brandName()}
      homeHref={href('home')}
      statement="Floors from stock, at trade prices."
      title="Welcome back"
    >
      <LoginForm model={model} resetHref={href('reset-password')} />
      <div className={styles.newcomers}>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
        <ButtonLink href={href('products')} variant="quiet" wide>
          Browse as visitor
        </ButtonLink>
      </div>
    </FormPanel>
  );
}
