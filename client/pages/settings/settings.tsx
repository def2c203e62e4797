import { LoginAndDataPage } from './parts/login-and-data-page.tsx';

export function SettingsPage() {
  return <LoginAndDataPage />;
}
