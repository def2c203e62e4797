import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import type { Load } from '../../../contracts/domain/delivery/delivery-charge.ts';
import { FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { loadOf } from '../../../contracts/domain/order/order-load.ts';
import type { SummedLine } from '../../../contracts/domain/order/order-sums.ts';
import { type Packed, packedOf } from '../../../contracts/domain/product/line-product.ts';
import { checkStock, sentencesOf } from '../../../contracts/domain/product/stock.ts';
import { packsText } from '../../../contracts/domain/quantity/goods-count.ts';
import { costOf } from '../../../contracts/domain/quantity/packs.ts';
import { projectOfLine } from '../../features/basket/project-of-line.ts';

type BasketLine = components['schemas']['BasketLine'];
/** A line as received; its fields are empty if the product has gone. */
export type ReceivedLine = Pick<BasketLine, 'carId'> & {
  [Field in keyof BasketLine]?: BasketLine[Field] | null;
};

/** A line of the basket that is to be ordered. Money in pence without VAT, weight in kg. */
export interface CheckoutLine extends SummedLine, Packed {
  readonly carId: string;
  readonly name: string;
  readonly productNo: string;
  readonly picture: string;
  readonly unit: string;
  readonly packs: number;
  /** m2, or pieces */
  readonly amount: number;
  readonly price: number;
  /** packs; undefined where unknown */
  readonly stock: number | undefined;
  /** for fitting: all points of the checklist were confirmed when it was added to the basket */
  readonly isConfirmed: boolean;
  /** no longer on sale */
  readonly isGone: boolean;
  /** the customer's note; '' if none */
  readonly note: string;
  /** the line's quotation; undefined for a line of the basket */
  readonly quotationId?: string;
}

export function checkoutLine(line: ReceivedLine): CheckoutLine {
  const isSample = line.carType === 1;
  const packs = line.number ?? 0;
  const amount = line.amount ?? 0;
  const price = line.productPrice ?? 0;
  const isGone = !line.productName || line.productPrice === null || line.productPrice === undefined;
  return {
    carId: line.carId,
    name: line.productName || line.productNo || 'Product',
    productNo: line.productNo ?? '',
    picture: line.mainImg ?? '',
    isSample,
    unit: line.productUnit ?? '',
    packs,
    amount,
    ...packedOf(line),
    ...(isSample ? { packSize: 1 } : {}),
    price,
    costPence: isGone ? 0 : costOf(amount, price),
    stock: isSample ? undefined : (line.inventoryBalance ?? undefined),
    isConfirmed: hasCheckList(line.productInfo ?? ''),
    isGone,
    note: line.note ?? '',
  };
}

/** The text may be anything. */
function hasCheckList(productInfo: string): boolean {
  try {
    const { installCheckList } = JSON.parse(productInfo) ?? {};
    return (
      Array.isArray(installCheckList) && FITTING_CHECKLIST.every((point) => installCheckList.includes(point))
    );
  } catch {
    return false;
  }
}

/** A line of a quotation, at the quoted price and for all plots together. */
export function quotedLine(quotationId: string, line: components['schemas']['QuotationLine']): CheckoutLine {
  return {
    carId: line.lineId,
    quotationId,
    name: line.productName,
    productNo: line.productNo,
    picture: line.mainImg,
    isSample: false,
    unit: line.productUnit,
    packs: line.totalNumber,
    amount: line.amount,
    ...packedOf(line),
    price: line.productPrice,
    costPence: line.linePence,
    stock: line.inventoryBalance,
    isConfirmed: false,
    isGone: line.todayPrice === 0,
    note: line.note,
  };
}

/** The packs of a line in words. */
export const packsOf = (packs: number, { unit, packSize, isSample }: CheckoutLine) =>
  packsText(packs, { productUnit: unit, packSize, isSample });

/** Weight and measures of all lines without samples. */
export function checkoutLoad(lines: readonly CheckoutLine[]): Load {
  return loadOf(lines.filter(({ isSample }) => !isSample).map((line) => ({ ...line, number: line.packs })));
}

/** Why a line can't be ordered, and how to correct it. */
export interface LineProblem {
  readonly words: string;
  readonly mend: { readonly kind: 'packs'; readonly packs: number } | { readonly kind: 'remove' | 'basket' };
}

/** @param refused the server's message about the line at the last attempt */
export function problemOf(line: CheckoutLine, refused?: string): LineProblem | undefined {
  if (line.isGone)
    return { words: refused ?? 'This product is no longer available.', mend: { kind: 'remove' } };
  const stock = line.stock ?? line.packs;
  const check = checkStock(line.packs, stock);
  if (!check.sufficient) {
    const words = refused ?? sentencesOf(check.messages);
    return { words, mend: stock > 0 ? { kind: 'packs', packs: stock } : { kind: 'remove' } };
  }
  return refused === undefined ? undefined : { words: refused, mend: { kind: 'basket' } };
}

/** The project of the first line that has one; '' if none. */
export function projectOf(lines: readonly ReceivedLine[]): string {
  return lines.map(({ productInfo }) => projectOfLine(productInfo ?? '')).find((id) => id !== '') ?? '';
}
