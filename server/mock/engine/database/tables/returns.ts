import type { Bytes } from '../stored-values.ts';

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
  /** our staff's answer; may be empty */
  answer: string;
  /** 1 if the restocking fee is deducted */
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

/** A picture of a defect, seen only by our staff. */
export interface ReturnPictureRow {
  picture_id: string;
  return_id: string;
  position: number;
  /** WebP */
  small: Bytes;
  large: Bytes;
}

export interface ReturnsTables {
  returns: ReturnRow;
  return_lines: ReturnLineRow;
  return_pictures: ReturnPictureRow;
}
