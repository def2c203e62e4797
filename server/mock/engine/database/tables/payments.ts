/** The invoice of an order, made when the order is dispatched. Its goods are those of the order. */
export interface InvoiceRow {
  /** follows the one before without a gap */
  invoice_no: string;
  /** unique: an order is invoiced once, as a whole */
  order_id: string;
  company_id: string;
  /** midnight in UTC of the day in London on which the goods left, and of the due day */
  tax_point: number;
  due_day: number;
  total_pence: number;
}

/** Money received for an order, or negative for money paid back; the order's paid_pence is the sum. */
export interface PaymentRow {
  payment_id: string;
  order_id: string;
  company_id: string;
  amount_pence: number;
  /** `credit`: moved from an order with a surplus to one that it pays for; a row for each, the first negative */
  source: '' | 'credit';
  /** midnight in UTC of the day in London */
  received_day: number;
  created_at: number;
}

/** The credit note of a return. Its goods are in the return and its order. */
export interface CreditNoteRow {
  /** follows the one before without a gap */
  credit_no: string;
  /** unique */
  return_id: string;
  order_id: string;
  company_id: string;
  /** midnight in UTC of the day in London */
  tax_point: number;
  /** without VAT */
  goods_pence: number;
  /** these goods' share of the order's voucher */
  voucher_pence: number;
  restocking_pence: number;
  vat_pence: number;
  total_pence: number;
}

/** A card payment as stored by the shop, for one or more orders and invoices. */
export interface CardPaymentRow {
  card_payment_id: string;
  company_id: string;
  user_id: string;
  /** `begun` until the provider has a session for it; only `pending` ones can still be paid */
  sts: 'begun' | 'pending' | 'paid' | 'failed' | 'cancelled';
  /** why it failed; '' otherwise */
  reason: '' | 'declined' | 'insufficient-funds' | 'expired-card' | 'not-confirmed';
  /** how it had ended, if it succeeded after all; '' otherwise */
  paid_after: '' | 'failed' | 'cancelled';
  amount_pence: number;
  /** taken for items that were no longer open, and to be given back */
  refund_pence: number;
  /** the provider's id; '' while it is begun */
  session_id: string;
  /** of the card that paid; '' until then */
  last4: string;
  began_at: number;
  /** 0 until it has ended */
  ended_at: number;
}

/** A part of a payment by card. */
export interface CardPaymentItemRow {
  card_payment_id: string;
  position: number;
  order_id: string;
  /** '' where the order itself is paid */
  invoice_no: string;
  amount_pence: number;
}

/** A payment as stored by the card provider. The shop doesn't read this table but asks over HTTP. Times are the machine's. */
export interface CardSessionRow {
  session_id: string;
  /** the provider's name of the shop; unique together with the reference */
  merchant: string;
  reference: string;
  amount_pence: number;
  description: string;
  shop_name: string;
  return_url: string;
  call_back_url: string;
  /** `challenge`: the customer's bank asks them to confirm */
  state: 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'cancelled' | 'expired';
  reason: '' | 'declined' | 'insufficient-funds' | 'expired-card' | 'not-confirmed';
  /** all that is kept of a card */
  last4: string;
  /** when a slow bank answers; 0 for never */
  settles_at: number;
  created_at: number;
}

export interface PaymentsTables {
  invoices: InvoiceRow;
  payments: PaymentRow;
  credit_notes: CreditNoteRow;
  card_payments: CardPaymentRow;
  card_payment_items: CardPaymentItemRow;
  card_sessions: CardSessionRow;
  /** the secret with which shop and card provider sign; one row, made at the first start */
  card_secrets: { id: number; secret: string };
}
