import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { hasLeft } from '../../../contracts/domain/order/order-state.ts';
import styles from './order-papers.module.css';
import { PaperLinks } from './paper-links.tsx';
import type { PaperKind } from './papers.api.ts';

type PaperOrder = Pick<
  components['schemas']['Order'],
  'orderId' | 'orderNo' | 'sts' | 'payment' | 'duePence' | 'totalPence'
>;

/** When an order has each paper; a `statement` belongs to a month, not to an order. */
const PAPERS: readonly {
  readonly kind: PaperKind;
  readonly name: string;
  readonly has: (order: PaperOrder) => boolean;
}[] = [
  { kind: 'confirmation', name: 'Order confirmation', has: () => true },
  {
    kind: 'proforma',
    name: 'Proforma',
    has: ({ payment, sts, duePence }) => payment === 'transfer' && sts !== 'cancelled' && duePence > 0,
  },
  {
    kind: 'delivery-note',
    name: 'Delivery note',
    has: ({ sts }) => sts === 'picking' || hasLeft(sts),
  },
  {
    kind: 'invoice',
    name: 'VAT invoice',
    has: ({ sts, totalPence }) => totalPence > 0 && hasLeft(sts),
  },
];

/** The papers that an order has by now. */
export function OrderPapers({ order }: { order: PaperOrder }) {
  const { orderId, orderNo } = order;
  return (
    <ul aria-label="Documents">
      {PAPERS.filter(({ has }) => has(order)).map(({ kind, name }) => (
        <li className={styles.paper} key={kind}>
          {name}
          <PaperLinks
            paper={{ kind, id: orderId }}
            name={`${name.toLowerCase().replace('vat', 'VAT')} of ${orderNo}`}
          />
        </li>
      ))}
    </ul>
  );
}
