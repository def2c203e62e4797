import { type PackedGoods, packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import type { OrderLineRow } from '../../engine/database/tables.ts';

type LineGoods = PackedGoods & { readonly productName: string };

/** `2 rolls of Cork Underlay 2 mm` of an order's line. */
export function packsOfLine({ facts }: Pick<OrderLineRow, 'facts'>, number: number): string {
  const goods: LineGoods = JSON.parse(facts);
  return `${packsText(number, goods)} of ${goods.productName}`;
}
