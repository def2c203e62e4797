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
