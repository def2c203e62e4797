import type { Kysely } from 'kysely';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import type { Json } from './json.ts';
import type { BasketLineRow, BasketLinkRow, VoucherRow } from './tables/basket.ts';
import type { ProductRow } from './tables/catalogue.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './tables/orders.ts';
import type {
  CardPaymentItemRow,
  CardPaymentRow,
  CardSessionRow,
  CreditNoteRow,
  InvoiceRow,
  PaymentRow,
} from './tables/payments.ts';
import type {
  AddressRow,
  CompanyLogoRow,
  CompanyRoleRow,
  CompanyRow,
  InvitationRow,
  MailRow,
  MailTopic,
  Role,
  SessionRow,
  UserRow,
} from './tables/people.ts';
import type {
  PlanRow,
  ProjectLineRow,
  ProjectRoomRow,
  ProjectRow,
  SharedPictureRow,
  SharedProjectRow,
} from './tables/projects.ts';
import type {
  QuotationFileRow,
  QuotationLineRow,
  QuotationMessageRow,
  QuotationRevisionRow,
  QuotationRow,
} from './tables/quotations.ts';
import type { ReturnLineRow, ReturnPictureRow, ReturnRow } from './tables/returns.ts';

type Schemas = components['schemas'];

/**
 * Rows as both engines store them: ids made by us, times in integer milliseconds since 1970, switches 0 or 1,
 * JSON as text, money in pence, stock and number in packs.
 */
export interface Tables {
  /** one row; incremented with every change to the replies of reading calls */
  revision: { id: number; value: number };
  /** hashes of the seeds that have been sown, so that a changed seed is noticed */
  seeds: { name: string; hash: string };
  functions: { function_id: string; is_on: number };
  role_rights: { role: Role; function_id: string };
  companies: CompanyRow;
  company_logos: CompanyLogoRow;
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
  /** the technical facts of floors */
  product_specs: { product_id: string; facts: Json<Schemas['ProductSpec']> };
  gallery_projects: {
    example_id: string;
    sts: number;
    position: number;
    facts: Json<Schemas['GalleryProject']>;
  };
  shared_projects: SharedProjectRow;
  shared_pictures: SharedPictureRow;
  basket_lines: BasketLineRow;
  /** lines saved for later, like a basket's but not in its sums */
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
  quotations: QuotationRow;
  quotation_lines: QuotationLineRow;
  quotation_revisions: QuotationRevisionRow;
  quotation_messages: QuotationMessageRow;
  quotation_files: QuotationFileRow;
  card_payments: CardPaymentRow;
  card_payment_items: CardPaymentItemRow;
  card_sessions: CardSessionRow;
  /** the secret with which shop and card provider sign; one row, made at the first start */
  card_secrets: { id: number; secret: string };
  /** how often a call was made from an address or for a name within a window */
  rate_limits: { limit_key: string; used: number; ends_at: number };
  answered_calls: { call_key: string; request_hash: string; reply: string; created_at: number };
}

/** The database, or a transaction of it. */
export type Db = Kysely<Tables>;

export type * from './tables/basket.ts';
export { bytesOf } from './tables/bytes.ts';
export type * from './tables/catalogue.ts';
export type * from './tables/orders.ts';
export type * from './tables/payments.ts';
export type * from './tables/people.ts';
export type * from './tables/projects.ts';
export type * from './tables/quotations.ts';
export type * from './tables/returns.ts';
