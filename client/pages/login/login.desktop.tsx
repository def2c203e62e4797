import { chakra } from '@chakra-ui/react';
import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
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
      <LoginForm model={model} passwordForgetHref={href('password-forget')} />
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="4"
        paddingTop="8"
        borderTop="1px solid {colors.border}"
      >
        <chakra.p textStyle="small" color="fg.muted">
          New to us? We supply architects, contractors and developers.
        </chakra.p>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
        <Link
          href={href('main')}
          look="underline"
          textStyle="small"
          alignSelf="center"
          minHeight="touch"
          display="inline-flex"
          alignItems="center"
        >
          Browse as visitor
        </Link>
      </chakra.div>
    </FormPanel>
  );
}
