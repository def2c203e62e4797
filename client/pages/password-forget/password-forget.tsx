import { PasswordResetPanel } from './parts/password-forget-panel.tsx';

export function PasswordForgetPage() {
  return <PasswordResetPanel />;
}
