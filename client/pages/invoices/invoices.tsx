import { InvoiceList } from './parts/invoice-list.tsx';

export function InvoicesPage() {
  return <InvoiceList />;
}
