import { useSearch } from 'wouter';
import { PlannedPage } from './parts/planned-page.tsx';
import { QuotationByIdPage } from './parts/quotation-by-id-page.tsx';
import { useLive } from './use-live.ts';

/** The last step of "Get free quote", or the quotation in the address. */
export function QuotationPage() {
  const isLive = useLive();
  const id = new URLSearchParams(useSearch()).get('id');
  return isLive && id ? <QuotationByIdPage key={id} quotationId={id} /> : <PlannedPage isLive={isLive} />;
}
