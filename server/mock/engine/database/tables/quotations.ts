import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { LineProduct } from '../../../../../contracts/domain/product/line-product.ts';
import type { Packing, QuotationNeed } from '../../../../../contracts/domain/quotation/packing.ts';
import type { Bytes, Json } from '../stored-values.ts';

type Schemas = components['schemas'];

/** The current version of a quotation. It has copies of its lines, so later changes of its project or basket don't affect it. */
export interface QuotationRow {
  quotation_id: string;
  /** unique */
  quotation_no: string;
  company_id: string;
  /** who made it */
  user_id: string;
  /** '' for none; the project may be gone */
  project_id: string;
  title: string;
  client_name: string;
  site_address: string;
  post_code: string;
  house_type: string;
  plots: number;
  /** '' if not chosen: whole packs on each plot */
  packing: Packing | '';
  /** whether it has expired follows from valid_until */
  sts: 'draft' | 'requested' | 'answered' | 'accepted' | 'ordered' | 'declined';
  /** 1, and one more for each answer of our staff */
  revision: number;
  /** incremented with every change except messages */
  version: number;
  /** why it was declined */
  reason: string;
  signed_by: string;
  goods_pence: number;
  is_delivery_known: number;
  delivery_pence: number;
  vat_pence: number;
  /** hundredths of a percent */
  vat_rate: number;
  total_pence: number;
  /** hundredths of a kilogram */
  weight: number;
  pallets: number;
  /** midnight in UTC of its last day in London */
  valid_until: number;
  made_at: number;
  changed_at: number;
  /** null until it is ordered */
  order_id: string | null;
  /** the expiry days for which the customer was mailed before, and after; 0 for none */
  told_soon: number;
  told_end: number;
  /** the contract's FittingTerms as JSON; '' where nothing is arranged */
  fitting: string;
  /** the text for searching, in lower case */
  search_text: string;
}

/** What a quotation's line keeps of its product. */
export type QuotationLineFacts = LineProduct &
  Pick<Schemas['QuotationLine'], 'mainImg' | 'productSeries' | 'productSurface' | 'isFloor'>;

/** A line with the product as it was when it was quoted. */
export interface QuotationLineRow {
  line_id: string;
  quotation_id: string;
  position: number;
  product_id: string;
  /** packs for one plot; for all where they are packed together */
  number: number;
  /** as quoted, and our price then */
  price_pence: number;
  catalog_pence: number;
  /** for all plots */
  line_pence: number;
  facts: Json<QuotationLineFacts>;
  note: string;
  rooms: Json<readonly Schemas['QuotationRoom'][]>;
  /** '' without a plan */
  need: Json<QuotationNeed> | '';
}

/** An answer of our staff. */
export interface QuotationRevisionRow {
  quotation_id: string;
  revision: number;
  at: number;
  message: string;
  changes: Json<Schemas['QuotationRevision']['changes']>;
  total_pence: number;
}

export interface QuotationMessageRow {
  message_id: string;
  quotation_id: string;
  /** null for our staff */
  user_id: string | null;
  /** place among its quotation's messages, 0 for the first */
  position: number;
  at: number;
  text: string;
}

/** A file uploaded for a message. */
export interface QuotationFileRow {
  file_id: string;
  user_id: string;
  /** null until a message takes it */
  message_id: string | null;
  position: number;
  kind: 'pdf' | 'picture';
  /** in bytes */
  size: number;
  content: Bytes;
  created_at: number;
}

export interface QuotationsTables {
  quotations: QuotationRow;
  quotation_lines: QuotationLineRow;
  quotation_revisions: QuotationRevisionRow;
  quotation_messages: QuotationMessageRow;
  quotation_files: QuotationFileRow;
}
