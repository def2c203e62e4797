import { NoSuchPage } from './parts/no-such-page.tsx';

export function NotFoundPage() {
  return <NoSuchPage />;
}
