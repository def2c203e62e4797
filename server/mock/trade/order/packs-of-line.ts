import { packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { OrderLineRow } from '../../engine/database/tables.ts';

/** `2 rolls of Cork Underlay 2 mm` of an order's line. */
export function packsOfLine({ facts }: Pick<OrderLineRow, 'facts'>, number: number): string {
  const goods = fromJson(facts);
  return `${packsText(number, goods)} of ${goods.productName}`;
}
