import { Suspense, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PlannedPage } from './parts/planned-page.tsx';
import { QuotationSkeleton } from './parts/quotation-skeleton.tsx';

// The server renders the last step of a plan whatever the query.
const QuotationByIdPage = fetchedPart(
  async () => (await import('./parts/quotation-by-id-page.tsx')).QuotationByIdPage,
);

/** The last step of "Get free quote", or the quotation in the address. */
export function QuotationPage() {
  const isLive = useLive();
  const id = new URLSearchParams(useSearch()).get('id');
  if (!isLive || !id) return <PlannedPage isLive={isLive} />;
  return (
    <Suspense fallback={<QuotationSkeleton what="Loading the quotation" />}>
      <QuotationByIdPage key={id} quotationId={id} />
    </Suspense>
  );
}

const never = () => () => {};

/** False on the server and while its page hydrates: the query and what this browser keeps come with the first update. */
const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
