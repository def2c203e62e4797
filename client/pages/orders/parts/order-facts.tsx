import { groupDigits } from '../../../../contracts/rules/digit-groups.ts';
import { dayWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { QuotationLinks } from '../../../features/orders/quotation-links.tsx';
import { Facts } from './facts.tsx';

export function OrderFacts({ order }: { order: Order }) {
  const { poNumber, jobReference, isSample, requestedDay, contactName, contactPhone, weightKg, pallets } =
    order;
  const { quotations = [] } = order;
  const weight = `${groupDigits(Math.round(weightKg))} kg`;
  return (
    <Facts
      facts={[
        ['PO number', poNumber],
        ['Job', jobReference],
        ['Delivery asked for', isSample ? '' : dayWords(requestedDay)],
        ['Ordered by', [contactName, contactPhone].filter(Boolean).join(', ')],
        ['Quotation', quotations.length > 0 && <QuotationLinks quotations={quotations} />],
        ['Load', isSample ? '' : pallets > 0 ? `${weight} on ${palletsText(pallets)}` : weight],
      ]}
    />
  );
}

const palletsText = (pallets: number) => (pallets === 1 ? '1 pallet' : `${pallets} pallets`);
