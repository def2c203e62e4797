import type { components } from '../../../contracts/generated/woojiapi.ts';
import { costOf } from '../../../contracts/rules/packs.ts';
import { type QuantityText, quantityText } from '../../../contracts/rules/quantity-text.ts';

type ProjectProduct = components['schemas']['ProjectProduct'];
/** As it may really arrive: for a product that has gone, fields are empty. */
export type ReceivedProduct = Pick<ProjectProduct, 'productId'> & {
  [Field in keyof ProjectProduct]?: ProjectProduct[Field] | null;
};

export interface ProjectRow {
  readonly productId: string;
  readonly name: string;
  readonly productNo: string;
  readonly picture: string;
  readonly quantity: QuantityText;
  /** pence; undefined when unknown */
  readonly cost: number | undefined;
}

export function projectRow(product: ReceivedProduct): ProjectRow {
  const { productId, productNo, productName, mainImg, productPrice, productUnit, number, amount } = product;
  return {
    productId,
    name: productName || productNo || 'Product',
    productNo: productNo ?? '',
    picture: mainImg ?? '',
    quantity: quantityText({
      sample: false,
      unit: productUnit ?? '',
      packs: number ?? 0,
      amount: amount ?? 0,
    }),
    cost: typeof productPrice === 'number' ? costOf(amount ?? 0, productPrice) : undefined,
  };
}
