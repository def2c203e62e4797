import type { components } from '../../../../../contracts/api/generated/woojiapi.ts';
import type { Json } from '../stored-values.ts';

type Schemas = components['schemas'];

/** A product without its price and stock, which change. */
export type ProductFacts = Omit<Schemas['Product'], 'productPrice' | 'inventoryBalance'>;

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

export interface CatalogueTables {
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
}
