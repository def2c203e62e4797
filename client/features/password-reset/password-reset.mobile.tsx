import { PasswordResetPanel } from './parts/password-reset-panel.tsx';

export function PasswordResetPage() {
  return <PasswordResetPanel />;
}
