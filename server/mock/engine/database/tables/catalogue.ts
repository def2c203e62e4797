import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { Json } from '../json.ts';

/** A product without its price and stock, which change. */
export type ProductFacts = Omit<components['schemas']['Product'], 'productPrice' | 'inventoryBalance'>;

export interface ProductRow {
  product_id: string;
  product_no: string;
  product_type: string;
  series: string;
  price_pence: number;
  stock_packs: number;
  is_listed: number;
  facts: Json<ProductFacts>;
}
