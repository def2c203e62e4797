import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import type { Load } from '../../../../contracts/domain/delivery/delivery-charge.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { hundredths } from '../../../../contracts/domain/number/decimal.ts';
import type { OrderSums } from '../../../../contracts/domain/order/order-sums.ts';
import type { Packed } from '../../../../contracts/domain/product/line-product.ts';
import { orderSearchText } from '../../engine/database/search-texts.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import type { OrderLineFacts, OrderLineRow, OrderRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import type { OrderForm } from './order-form.ts';
import type { AgreedLine } from './take-lines.ts';

/** The stored part of an agreed line. */
type KeptLine = Omit<AgreedLine, 'product' | Exclude<keyof Packed, keyof OrderLineFacts>> & {
  readonly product: Pick<AgreedLine['product'], 'productId' | 'productNo' | 'productName'>;
};

/** The approval fields of an order that needs no approval. */
const NO_APPROVAL = {
  approval: '',
  approval_ends: 0,
  decided_by: '',
  decided_at: 0,
  decision_reason: '',
} as const;

type Whose = Pick<
  OrderRow,
  | 'order_id'
  | 'order_no'
  | 'company_id'
  | 'user_id'
  | 'payment'
  | 'card_pence'
  | 'requested_day'
  | 'placed_at'
>;

/** The row of a new order: received, nothing paid. */
export function orderRow(
  form: OrderForm,
  lines: readonly KeptLine[],
  load: Load,
  sums: OrderSums,
  whose: Whose,
): OrderRow {
  const { poNumber, jobReference } = form;
  const order = {
    ...whose,
    sts: 'received' as const,
    is_sample: lines.every(({ isSample }) => isSample) ? 1 : 0,
    transfer_reference: whose.payment === 'transfer' ? transferReference(whose.order_no) : '',
    po_number: poNumber,
    job_reference: jobReference,
    contact_name: form.contactName,
    contact_phone: form.contactPhone,
    delivery: toJson(form.delivery),
    billing: toJson(form.billing),
    notes: form.notes,
    project_info: form.projectInfo,
    weight: Math.round(load.weightKg * 100),
    pallets: load.pallets,
    goods_pence: sums.goods,
    voucher_pence: sums.voucher,
    delivery_pence: sums.delivery,
    vat_pence: sums.vat,
    vat_rate: hundredths(sums.vatPercent),
    total_pence: sums.total,
    paid_pence: 0,
    credited_pence: 0,
    ...NO_APPROVAL,
    fitting: '',
  };
  const facts = lines.map(({ product }) => ({ facts: toJson(product) }));
  return { ...order, search_text: orderSearchText(order, facts) };
}

export function orderLineRow(orderId: string, line: KeptLine, position: number): OrderLineRow {
  const { product, mainImg, unit, amount, packSize, packWeight } = line;
  const facts: OrderLineFacts = {
    productNo: product.productNo,
    productName: product.productName,
    mainImg,
    productUnit: unit,
    amount,
    packSize,
    packWeight,
    ...(line.note === '' ? {} : { note: line.note }),
  };
  return {
    line_id: newId('p'),
    order_id: orderId,
    position,
    product_id: product.productId,
    car_type: line.isSample ? 1 : 0,
    number: line.number,
    price_pence: line.pricePence,
    line_pence: line.costPence,
    facts: toJson(facts),
    delivered: 0,
  };
}

/** The least digits of a running number. */
const DIGITS = 4;

/** @returns `AO-261122-0042`: the day in London and the running number */
export function orderNo(now: number, running: number): string {
  const day = dayText(londonTime(now).day).slice(2).replaceAll('-', '');
  return `AO-${day}-${String(running).padStart(DIGITS, '0')}`;
}

/** The payment reference of a transfer; banks only accept letters and digits. */
export const transferReference = (no: string) => no.replaceAll('-', '');
