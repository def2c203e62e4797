import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { PlannedPage } from './parts/planned-page.tsx';
import { QuotationByIdPage } from './parts/quotation-by-id-page.tsx';

/** The last step of "Get free quote", or the quotation in the address. */
export function QuotationPage() {
  const isLive = useLive();
  const id = new URLSearchParams(useSearch()).get('id');
  return isLive && id ? <QuotationByIdPage key={id} quotationId={id} /> : <PlannedPage isLive={isLive} />;
}

const never = () => () => {};

/** False on the server and while its page hydrates: the query and what this browser keeps come with the first update. */
const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
