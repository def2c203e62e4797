import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { Json } from '../stored-values.ts';

type Schemas = components['schemas'];

export type OrderState =
  | 'received'
  | 'confirmed'
  | 'picking'
  | 'dispatched'
  | 'part-delivered'
  | 'delivered'
  | 'cancelled'
  | 'returned';

export type Approval = '' | 'waiting' | 'approved' | 'declined' | 'lapsed' | 'withdrawn';

/** An order as agreed. Only its state, approval and the amounts paid and credited change. */
export interface OrderRow {
  order_id: string;
  /** unique */
  order_no: string;
  company_id: string;
  user_id: string;
  sts: OrderState;
  is_sample: number;
  payment: 'account' | 'transfer' | 'card' | 'none';
  /** to be paid by card before the order is picked; 0 if nothing is */
  card_pence: number;
  /** '' unless it is paid by transfer */
  transfer_reference: string;
  po_number: string;
  job_reference: string;
  contact_name: string;
  contact_phone: string;
  delivery: Json<Schemas['Site']>;
  billing: Json<Schemas['Place']>;
  /** midnight in UTC of the day in London */
  requested_day: number;
  notes: string;
  project_info: string;
  /** hundredths of a kilogram */
  weight: number;
  pallets: number;
  goods_pence: number;
  /** deducted from the goods by a voucher; 0 without one */
  voucher_pence: number;
  delivery_pence: number;
  vat_pence: number;
  /** hundredths of a percent: of its invoice once it has one, of the day on which it was placed until then */
  vat_rate: number;
  total_pence: number;
  paid_pence: number;
  /** the sum of its credit notes */
  credited_pence: number;
  placed_at: number;
  /** state of its approval; '' if it needed none */
  approval: Approval;
  /** when it lapses; 0 if it needed no approval */
  approval_ends: number;
  /** a user; '' (and 0) until a decision */
  decided_by: string;
  decided_at: number;
  /** why it was declined; may be empty */
  decision_reason: string;
  /** the contract's FittingTerms as JSON; '' where nothing is arranged */
  fitting: string;
  /** the text for searching, in lower case, because SQLite's lower() only knows English letters */
  search_text: string;
}

/** What an order's line keeps of its product. */
export type OrderLineFacts = Pick<
  Schemas['OrderLine'],
  'productNo' | 'productName' | 'mainImg' | 'productUnit' | 'amount' | 'packSize' | 'packWeight' | 'note'
>;

/** A line with the product as it was when it was ordered. */
export interface OrderLineRow {
  line_id: string;
  order_id: string;
  position: number;
  product_id: string;
  car_type: number;
  number: number;
  price_pence: number;
  line_pence: number;
  facts: Json<OrderLineFacts>;
  /** packs that have arrived */
  delivered: number;
}

/** A state that an order has reached. */
export interface OrderEventRow {
  event_id: string;
  order_id: string;
  sts: OrderState;
  at: number;
  note: string;
}

export interface OrdersTables {
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
}
