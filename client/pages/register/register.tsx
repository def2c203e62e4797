import { useDevice } from '../../state/device.ts';
import { RegistrationPanel } from './parts/register-panel.tsx';

export function RegisterPage() {
  return <RegistrationPanel columns={useDevice() === 'desktop' ? 2 : 1} />;
}
