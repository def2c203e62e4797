import type { components } from '../../api/generated/woojiapi.ts';

type Product = components['schemas']['Product'];

/** How a product is packed and measured: what amounts, weight, pallets and delivery are worked out from. */
export type Packed = Pick<Product, 'packSize' | 'packWeight' | 'palletSize' | 'specification'>;

/** What every line keeps of its product, in a basket, a plan, a quotation and an order. */
export type LineProduct = Packed & Pick<Product, 'productNo' | 'productName' | 'productUnit'>;

type Received<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined };

/** @param line a product or a line of one; a backend may leave out what it doesn't know, and of what is gone */
export const packedOf = (line: Received<Packed>): Packed => ({
  packSize: line.packSize ?? 0,
  packWeight: line.packWeight ?? 0,
  palletSize: line.palletSize ?? 0,
  specification: line.specification ?? '',
});

/** @param line as `packedOf` takes it */
export const lineProduct = (line: Received<LineProduct>): LineProduct => ({
  productNo: line.productNo ?? '',
  productName: line.productName ?? '',
  productUnit: line.productUnit ?? '',
  ...packedOf(line),
});
