import type { ColumnType, Kysely } from 'kysely';
import type { CompanyRole } from '../../../contracts/rules/company-people.ts';

/**
 * Rows as both engines store them: ids made by us, times in integer milliseconds since 1970, switches 0 or 1,
 * JSON as text, money in pence, stock and number in packs.
 */
export interface Tables {
  /** one row: goes up by one with every change to what the reading calls return */
  revision: { id: number; value: number };
  /** what has been sown, so that a changed seed is noticed */
  seeds: { name: string; hash: string };
  functions: { function_id: string; is_on: number };
  role_rights: { role: Role; function_id: string };
  companies: CompanyRow;
  users: UserRow;
  company_roles: CompanyRoleRow;
  invitations: InvitationRow;
  sessions: SessionRow;
  /** a row for each topic about which a user wants no mails */
  unwanted_mails: { user_id: string; topic: MailTopic };
  auth_codes: {
    login_name: string;
    code_hash: string;
    attempts: number;
    created_at: number;
    expires_at: number;
  };
  mails: MailRow;
  /** mails still to be sent, with the secret that their body masks */
  mail_queue: {
    mail_id: string;
    secret: string;
    attempts: number;
    next_try_at: number;
    give_up_at: number;
  };
  dictionary_entries: { dictionary: string; position: number; code_id: string; code_name: string };
  products: ProductRow;
  /** the technical facts of floors, as the contract's ProductSpec in JSON */
  product_specs: { product_id: string; facts: string };
  gallery_projects: { example_id: string; sts: number; position: number; facts: string };
  shared_projects: SharedProjectRow;
  shared_pictures: SharedPictureRow;
  basket_lines: BasketLineRow;
  /** lines that were saved for later: like those of a basket, but in no sum */
  saved_lines: BasketLineRow;
  basket_links: BasketLinkRow;
  vouchers: VoucherRow;
  projects: ProjectRow;
  project_rooms: ProjectRoomRow;
  project_lines: ProjectLineRow;
  plans: PlanRow;
  addresses: AddressRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  /** the last number given in each series of papers: orders, invoices; a number is taken in the transaction that uses it */
  paper_numbers: { series: string; last: number };
  invoices: InvoiceRow;
  payments: PaymentRow;
  returns: ReturnRow;
  return_lines: ReturnLineRow;
  return_pictures: ReturnPictureRow;
  credit_notes: CreditNoteRow;
  card_payments: CardPaymentRow;
  card_payment_items: CardPaymentItemRow;
  card_sessions: CardSessionRow;
  /** what shop and card provider sign with: one row, made at the first start */
  card_secrets: { id: number; secret: string };
  /** how often a call was made from an address or for a name within a window */
  rate_limits: { limit_key: string; used: number; ends_at: number };
  answered_calls: { call_key: string; request_hash: string; reply: string; created_at: number };
}

export type Role = 'guest' | 'trade' | 'staff';

export type MailTopic = 'progress' | 'payments' | 'projects';

export interface SessionRow {
  token_hash: string;
  /** by which its user may name it */
  session_id: string;
  user_id: string;
  /** `Chrome on Windows`; '' if it is not known */
  browser: string;
  created_at: number;
  expires_at: number;
}

export interface CompanyRow {
  company_id: string;
  company_type: string;
  owner_company_id: string;
  company_name: string;
  company_addr: string;
  post_code: string;
  company_phone: string;
  tax_no: string;
  website: string;
  /** 0 without a credit account */
  credit_limit_pence: number;
  /** 1 where each order carries a purchase order number */
  is_po_required: number;
  /** grows with each order: its row lock queues the orders of one company, so that two can't overdraw its credit */
  order_writes: number;
}

export interface UserRow {
  user_id: string;
  /** lower case; the email */
  login_name: string;
  /** '' if the user can't log in by password */
  password_hash: string;
  role: Role;
  review: 'accepted' | 'pending' | 'declined';
  user_type: string;
  title: string;
  first_name: string;
  last_name: string;
  company_id: string;
  cust_id: string;
  cust_name: string;
  cust_no: string;
  applied_at: number;
  /** grows with each group of writes: its row lock queues the writes of one user */
  basket_writes: number;
}

/** What somebody may do for their company. Without a row they are its owner: it was they who applied. */
export interface CompanyRoleRow {
  user_id: string;
  company_role: CompanyRole;
  /** with VAT; null without a limit */
  order_limit_pence: number | null;
}

/** A colleague who has been invited and has not accepted yet. */
export interface InvitationRow extends Omit<CompanyRoleRow, 'user_id'> {
  invitation_id: string;
  company_id: string;
  invited_by: string;
  /** lower case; unique in its company */
  email: string;
  first_name: string;
  last_name: string;
  /** of the token in the mail's link */
  token_hash: string;
  sent_at: number;
  ends_at: number;
}

/** A mail that the shop has written: the inbox. */
export interface MailRow {
  mail_id: string;
  kind: string;
  to_address: string;
  reply_to: string;
  subject: string;
  body: string;
  created_at: number;
  /** when a mail server took it; null where none is used, or not yet */
  sent_at: number | null;
}

export interface ProductRow {
  product_id: string;
  product_no: string;
  product_type: string;
  series: string;
  price_pence: number;
  stock_packs: number;
  is_listed: number;
  /** the contract's product without price and stock, as JSON */
  facts: string;
}

export interface BasketLineRow {
  car_id: string;
  user_id: string;
  product_id: string;
  /** 0 normal, 1 sample */
  car_type: number;
  number: number;
  /** the price that the customer was last shown, never below today's */
  price_pence: number;
  main_img: string;
  product_info: string;
  /** what the customer has noted on it; '' if nothing */
  note: string;
  created_at: number;
}

/** A basket as it was when it was shared. */
export interface BasketLinkRow {
  /** too long to guess: who has it may read what is in it */
  share_id: string;
  user_id: string;
  /** JSON list of product ids and packs: nothing else is told */
  lines: string;
  created_at: number;
  ends_at: number;
}

/** A sum off one order of a company. */
export interface VoucherRow {
  /** as `voucherCodeOf` writes it */
  voucher_code: string;
  company_id: string;
  value_pence: number;
  created_at: number;
  /** null for one without an end */
  ends_at: number | null;
  /** the order that used it; null while it can be used */
  order_id: string | null;
}

/** A finished project that a customer has sent for the gallery. */
export interface SharedProjectRow {
  example_id: string;
  user_id: string;
  title: string;
  town: string;
  content: string;
  /** JSON list, the main floor first */
  product_nos: string;
  review: 'waiting' | 'approved' | 'declined';
  /** '' until it is approved */
  voucher_code: string;
  created_at: number;
}

/** A customer's picture, made anew by us. It is in the database so that no path leads to it. */
export interface SharedPictureRow {
  picture_id: string;
  user_id: string;
  /** null until a project takes it */
  example_id: string | null;
  /** place in its project, 0 for the first */
  position: number;
  /** 1 when its project is in the gallery */
  is_public: number;
  /** WebP */
  small: Bytes;
  large: Bytes;
  created_at: number;
}

/** PostgreSQL's driver gives a Buffer, libSQL's an ArrayBuffer; `bytesOf` makes one of both. */
type Bytes = ColumnType<Buffer | ArrayBuffer, Buffer, never>;

export function bytesOf(stored: Buffer | ArrayBuffer): Buffer {
  return Buffer.isBuffer(stored) ? stored : Buffer.from(stored);
}

export interface ProjectRow {
  project_id: string;
  user_id: string;
  project_name: string;
  sts: 'Ongoing' | 'Finished';
  created_at: number;
  /** null unless its owner has deleted it; it can then be restored for a while */
  deleted_at: number | null;
}

export interface ProjectRoomRow {
  room_id: string;
  project_id: string;
  room_name: string;
  /** rooms show in the order of their positions */
  position: number;
}

/** A product in a room of a project. */
export interface ProjectLineRow {
  line_id: string;
  project_id: string;
  /** '' in no room */
  room_id: string;
  product_id: string;
  number: number;
  price_pence: number;
  main_img: string;
  product_info: string;
  created_at: number;
}

/** How a project is planned; its rooms are the project's. */
export interface PlanRow {
  project_id: string;
  /** goes up by one with every change of the plan or of the project's rooms */
  revision: number;
  /** the contract's Plan as JSON */
  content: string;
  /** JSON list of the ids of products that the plan has put into the project, for it to take them out again */
  product_ids: string;
  changed_at: number;
}

/** An address of a company's address book. */
export interface AddressRow {
  address_id: string;
  company_id: string;
  label: string;
  /** the contract's Site as JSON */
  site: string;
  created_at: number;
}

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

/** What was ordered, as it was agreed: nothing in it changes but its state, what has been paid and what has been credited. */
export interface OrderRow {
  order_id: string;
  /** unique */
  order_no: string;
  company_id: string;
  user_id: string;
  sts: OrderState;
  is_sample: number;
  payment: 'account' | 'transfer' | 'card' | 'none';
  /** what is paid by card before the order is picked; 0 where nothing is */
  card_pence: number;
  /** '' unless it is paid by transfer */
  transfer_reference: string;
  po_number: string;
  job_reference: string;
  contact_name: string;
  contact_phone: string;
  /** the contract's Site and Place as JSON */
  delivery: string;
  billing: string;
  /** midnight in UTC of the day in London */
  requested_day: number;
  notes: string;
  project_info: string;
  /** hundredths of a kilogram */
  weight: number;
  pallets: number;
  goods_pence: number;
  /** what a voucher takes off the goods; 0 without one */
  voucher_pence: number;
  delivery_pence: number;
  vat_pence: number;
  total_pence: number;
  paid_pence: number;
  /** the sum of its credit notes */
  credited_pence: number;
  placed_at: number;
  /** whether it waits for a colleague, and what came of it; '' where nobody had to approve it */
  approval: Approval;
  /** when it lapses; 0 where nobody had to approve it */
  approval_ends: number;
  /** a user; '' and 0 until somebody has decided */
  decided_by: string;
  decided_at: number;
  /** why it was declined; may be empty */
  decision_reason: string;
  /** all that a search looks through, in lower case: SQLite's own lower() knows only English letters */
  search_text: string;
}

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
  /** what else the contract's OrderLine says of it, as JSON */
  facts: string;
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

/** The invoice of an order, made when the order is dispatched. What it says of the goods stands in the order. */
export interface InvoiceRow {
  /** follows the one before without a gap */
  invoice_no: string;
  /** unique: an order is invoiced once, as a whole */
  order_id: string;
  company_id: string;
  /** midnight in UTC of the day in London on which the goods left, and of the day until which it is paid */
  tax_point: number;
  due_day: number;
  total_pence: number;
}

/** Packs of an order that are to come back, or that have a defect. */
export interface ReturnRow {
  return_id: string;
  return_no: string;
  order_id: string;
  company_id: string;
  user_id: string;
  kind: 'return' | 'defect';
  /** a defect that is agreed is credited at once; a return is credited when it is received */
  sts: 'requested' | 'agreed' | 'declined' | 'received';
  reason: string;
  /** what our staff said to it; may be empty */
  answer: string;
  /** 1 where the restocking fee is taken off */
  is_charged: number;
  requested_at: number;
  /** 0 until then */
  decided_at: number;
  received_at: number;
}

export interface ReturnLineRow {
  return_id: string;
  line_id: string;
  /** packs */
  number: number;
  /** pence without VAT that were credited for them; 0 until then */
  net_pence: number;
}

/** A picture of a defect. Nobody but our staff sees it. */
export interface ReturnPictureRow {
  picture_id: string;
  return_id: string;
  position: number;
  /** WebP */
  small: Bytes;
  large: Bytes;
}

/** The credit note of a return. What it says of the goods stands in the return and its order. */
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
  /** the share of the order's voucher that these goods had */
  voucher_pence: number;
  restocking_pence: number;
  vat_pence: number;
  total_pence: number;
}

/** Money that has arrived for an order, or went back to the customer, below 0; the order's paid_pence is their sum. */
export interface PaymentRow {
  payment_id: string;
  order_id: string;
  company_id: string;
  amount_pence: number;
  /** midnight in UTC of the day in London */
  received_day: number;
  created_at: number;
}

/** A payment by card as the shop knows it: of one or more orders and invoices. */
export interface CardPaymentRow {
  card_payment_id: string;
  company_id: string;
  user_id: string;
  /** `begun` until the provider has a session for it; only `pending` ones can still be paid */
  sts: 'begun' | 'pending' | 'paid' | 'failed' | 'cancelled';
  /** why it failed; '' otherwise */
  reason: '' | 'declined' | 'insufficient-funds' | 'expired-card' | 'not-confirmed';
  amount_pence: number;
  /** what was taken for something that was no longer open, and is given back */
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

/** A payment as the card provider keeps it. The shop reads nothing of this: it asks over HTTP. Times are the machine's. */
export interface CardSessionRow {
  session_id: string;
  /** which of the provider's shops; with the reference unique */
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

/** The database, or a transaction of it. */
export type Db = Kysely<Tables>;
