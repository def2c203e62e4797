import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { sumOfFigures } from '../../../contracts/domain/number/decimal.ts';
import { orderSums } from '../../../contracts/domain/order/order-sums.ts';
import { type Packed, packedOf } from '../../../contracts/domain/product/line-product.ts';
import { isFloor } from '../../../contracts/domain/quantity/goods-count.ts';
import { costOf, totalAmount, totalWeight } from '../../../contracts/domain/quantity/packs.ts';
import { palletsOf } from '../../../contracts/domain/quantity/pallets.ts';
import { type VatSums, vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import { priceWhenAdded } from '../../data/order-line.ts';

type BasketLine = components['schemas']['BasketLine'];
/** A line as received; its fields are empty if the product has gone. */
export type ReceivedLine = Pick<BasketLine, 'carId'> & {
  [Field in keyof BasketLine]?: BasketLine[Field] | null;
};

/** What the customer should know about a line before ordering it. */
export type RowHint =
  | { readonly kind: 'gone' }
  | { readonly kind: 'stock'; readonly stock: number }
  | { readonly kind: 'price'; readonly before: number };

/** One basket line, ready to show. Money in pence, weight in kg; undefined where unknown. */
export interface BasketRow extends Packed {
  readonly carId: string;
  readonly productId: string;
  readonly name: string;
  readonly productNo: string;
  readonly picture: string;
  readonly sample: boolean;
  /** sold in packs of m2, so that accessories and fitting go with it */
  readonly isFloor: boolean;
  /** whether its packs may be changed here: not for samples, nor for our fitting service, which follows its floor */
  readonly mayChange: boolean;
  /** the install method when the line is our fitting service, '' otherwise */
  readonly fitting: string;
  /** Pack/M2, Piece ... */
  readonly unit: string;
  readonly packs: number;
  /** m2, or pieces */
  readonly amount: number;
  readonly price: number | undefined;
  readonly cost: number | undefined;
  readonly weightKg: number;
  /** packs; undefined where unknown */
  readonly stock: number | undefined;
  /** sent with the line when it was added; JSON, or any other text */
  readonly productInfo: string;
  /** the customer's note; '' if none */
  readonly note: string;
  readonly hints: readonly RowHint[];
}

/** @param wanted packs that the customer has set and the server has not confirmed */
export function basketRow(line: ReceivedLine, wanted?: number): BasketRow {
  const packs = wanted ?? line.number ?? 0;
  const packed = packedOf(line);
  const amount = wanted === undefined ? (line.amount ?? 0) : totalAmount(wanted, packed.packSize);
  const sample = line.carType === 1;
  const price = line.productPrice ?? undefined;
  const gone = !line.productName || price === undefined;
  const fitting = fittingIn(line.productInfo ?? '');
  return {
    carId: line.carId,
    productId: line.productId ?? '',
    name: line.productName || line.productNo || 'Product',
    productNo: line.productName ? (line.productNo ?? '') : '',
    picture: line.mainImg ?? '',
    sample,
    isFloor: !gone && isFloor({ productUnit: line.productUnit ?? '', isSample: sample }),
    mayChange: !sample && !gone && fitting === '',
    fitting,
    unit: line.productUnit ?? '',
    packs,
    amount,
    price: gone ? undefined : price,
    cost: gone ? undefined : costOf(amount, price),
    weightKg: totalWeight(packs, packed.packWeight),
    ...packed,
    productInfo: line.productInfo ?? '',
    stock: line.inventoryBalance ?? undefined,
    note: line.note ?? '',
    hints: gone ? [{ kind: 'gone' }] : hintsOf(line, packs, price, sample),
  };
}

/** The install method of a fitting line; the text may be anything. */
function fittingIn(productInfo: string): string {
  try {
    const { installMethods } = JSON.parse(productInfo) ?? {};
    return typeof installMethods === 'string' ? installMethods : '';
  } catch {
    return '';
  }
}

function hintsOf(line: ReceivedLine, packs: number, price: number, sample: boolean): RowHint[] {
  const hints: RowHint[] = [];
  const stock = line.inventoryBalance;
  if (!sample && typeof stock === 'number' && stock < packs) hints.push({ kind: 'stock', stock });
  const before = priceWhenAdded(line.productInfo ?? '');
  if (!sample && before !== undefined && before !== price) hints.push({ kind: 'price', before });
  return hints;
}

export interface BasketSum extends VatSums {
  readonly goods: number;
  /** what a voucher takes off the goods */
  readonly voucher: number;
  readonly weightKg: number;
  readonly pallets: number;
}

/**
 * The totals of all rows, added up as for every order.
 * @param delivery pence without VAT
 */
export function basketSum(rows: readonly BasketRow[], voucherValue = 0, delivery = 0): BasketSum {
  const lines = rows.map(({ cost = 0, sample }) => ({ costPence: cost, isSample: sample }));
  const sums = orderSums(lines, delivery, vatPercentAt(Date.now()), voucherValue);
  return {
    ...sums,
    weightKg: sumOfFigures(rows.map((row) => row.weightKg)),
    pallets: palletsOf(rows),
  };
}
