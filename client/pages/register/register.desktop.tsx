import { RegistrationPanel } from './parts/register-panel.tsx';

export function RegisterPage() {
  return <RegistrationPanel columns={2} />;
}
