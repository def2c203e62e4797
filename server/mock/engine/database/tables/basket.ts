import type { Json } from '../stored-values.ts';

/** A shared line, with only what it orders. */
export interface SharedLine {
  readonly productId: string;
  /** packs */
  readonly number: number;
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
  /** the customer's note; '' if none */
  note: string;
  created_at: number;
}

/** A basket as it was when it was shared. */
export interface BasketLinkRow {
  /** too long to guess, because anyone who has it can read the basket */
  share_id: string;
  user_id: string;
  /** nothing else is shared */
  lines: Json<readonly SharedLine[]>;
  created_at: number;
  ends_at: number;
}

/** A voucher: a discount on one order of a company. */
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

export interface BasketTables {
  basket_lines: BasketLineRow;
  /** lines saved for later, like a basket's but not in its sums */
  saved_lines: BasketLineRow;
  basket_links: BasketLinkRow;
  vouchers: VoucherRow;
}
