export { QuotationsListPage as QuotationsPage } from './parts/quotations-list-page.tsx';
