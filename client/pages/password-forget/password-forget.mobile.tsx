import { PasswordResetPanel } from './parts/password-forget-panel.tsx';

export function PasswordResetPage() {
  return <PasswordResetPanel />;
}
