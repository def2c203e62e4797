import { useHref } from '../../state/device.ts';
import { Link } from '../../ui/link.tsx';
import type { Order } from './orders.api.ts';

/** The quotations that an order was placed from. */
export function QuotationLinks({ quotations }: { quotations: NonNullable<Order['quotations']> }) {
  const href = useHref();
  return quotations.map(({ quotationId, quotationNo, title }, at) => (
    <span key={quotationId}>
      {at > 0 && ', '}
      <Link href={href('quotation', { id: quotationId })} look="underline">
        {`${quotationNo}, ${title}`}
      </Link>
    </span>
  ));
}
