import { QuotationPaperPage } from './parts/quotation-paper-page.tsx';

export function PrintSolutionsPage() {
  return <QuotationPaperPage />;
}
