import { CompanyPeoplePage } from './parts/company-people-page.tsx';

export function PeoplePage() {
  return <CompanyPeoplePage />;
}
