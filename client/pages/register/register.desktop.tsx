import { RegistrationPanel } from './parts/register-panel.tsx';

export function RegistrationPage() {
  return <RegistrationPanel columns={2} />;
}
