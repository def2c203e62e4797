import { AccountPage } from './parts/account-page.tsx';

export function MyaccountPage() {
  return <AccountPage />;
}
