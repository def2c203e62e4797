import type { Order } from './orders.api.ts';

/** What an order comes to before VAT, row by row. */
export const orderSumRows = ({ goodsPence, voucherPence = 0, deliveryPence, isSample }: Order) => [
  { term: isSample ? 'Samples' : 'Goods', pence: goodsPence },
  ...(voucherPence > 0 ? [{ term: 'Voucher', pence: -voucherPence }] : []),
  { term: 'Delivery', pence: deliveryPence },
];
