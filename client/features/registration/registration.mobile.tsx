import { RegistrationPanel } from './parts/registration-panel.tsx';

export function RegistrationPage() {
  return <RegistrationPanel columns={1} />;
}
