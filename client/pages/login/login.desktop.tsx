import { clsx } from 'clsx';
import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import styles from './login.desktop.module.css';
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
      lead="Log in to see trade prices, work out packs and order from stock."
    >
      <LoginForm model={model} resetHref={href('reset-password')} />
      <div className={styles.newcomers}>
        <p className="text-small text-muted">New to us? We supply architects, contractors and developers.</p>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
        <Link className={clsx('text-small', styles.visitor)} href={href('products')} look="underline">
          Browse as visitor
        </Link>
      </div>
    </FormPanel>
  );
}
