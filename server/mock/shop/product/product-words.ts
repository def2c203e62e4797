import { fromJson, type Json } from '../../engine/database/stored-values.ts';

/** A product, where a person downloads their own data. */
export const productWords = (facts: Json<{ readonly productNo: string; readonly productName: string }>) => {
  const { productNo, productName } = fromJson(facts);
  return { 'Product number': productNo, Product: productName };
};
