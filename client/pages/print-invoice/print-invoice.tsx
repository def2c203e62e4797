import { PaperPage } from './parts/paper-page.tsx';

export function PrintInvoicePage() {
  return <PaperPage />;
}
