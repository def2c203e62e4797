import type { components } from '../../../contracts/generated/woojiapi.ts';
import { type Load, longestOf } from '../../../contracts/rules/delivery-charge.ts';
import type { SummedLine } from '../../../contracts/rules/order-sums.ts';
import { costOf, totalWeight } from '../../../contracts/rules/packs.ts';
import { palletsOf } from '../../../contracts/rules/pallets.ts';
import { checkStock, sentencesOf } from '../../../contracts/rules/stock.ts';

type BasketLine = components['schemas']['BasketLine'];
/** A line as it may really arrive: for a product that has gone, fields are empty. */
export type ReceivedLine = Pick<BasketLine, 'carId'> & {
  [Field in keyof BasketLine]?: BasketLine[Field] | null;
};

/** A line of the basket that is to be ordered. Money in pence without VAT, weight in kg. */
export interface CheckoutLine extends SummedLine {
  readonly carId: string;
  readonly name: string;
  readonly productNo: string;
  readonly picture: string;
  readonly unit: string;
  readonly packs: number;
  /** m2, or pieces */
  readonly amount: number;
  readonly price: number;
  readonly weightKg: number;
  readonly packWeight: number;
  /** packs; 0 where unknown */
  readonly palletSize: number;
  /** mm; 0 where nothing is long */
  readonly longestMm: number;
  /** packs; undefined where unknown */
  readonly stock: number | undefined;
  /** no longer on sale */
  readonly isGone: boolean;
}

export function checkoutLine(line: ReceivedLine): CheckoutLine {
  const isSample = line.carType === 1;
  const packs = line.number ?? 0;
  const amount = line.amount ?? 0;
  const price = line.productPrice ?? 0;
  const isGone = !line.productName || line.productPrice === null || line.productPrice === undefined;
  const packWeight = isSample ? 0 : (line.packWeight ?? 0);
  return {
    carId: line.carId,
    name: line.productName || line.productNo || 'Product',
    productNo: line.productNo ?? '',
    picture: line.mainImg ?? '',
    isSample,
    unit: line.productUnit ?? '',
    packs,
    amount,
    price,
    costPence: isGone ? 0 : costOf(amount, price),
    weightKg: totalWeight(packs, packWeight),
    packWeight,
    palletSize: line.palletSize ?? 0,
    longestMm: isSample ? 0 : longestOf(line.specification ?? ''),
    stock: isSample ? undefined : (line.inventoryBalance ?? undefined),
    isGone,
  };
}

/** What the lines weigh and measure together. */
export function loadOf(lines: readonly CheckoutLine[]): Load {
  const hundredths = lines.reduce((sum, { weightKg }) => sum + Math.round(weightKg * 100), 0);
  return {
    weightKg: hundredths / 100,
    pallets: palletsOf(lines),
    longestMm: Math.max(0, ...lines.map(({ longestMm }) => longestMm)),
  };
}

/** Why a line can't be ordered as it is, and what puts it right. */
export interface LineProblem {
  readonly words: string;
  readonly mend: { readonly kind: 'packs'; readonly packs: number } | { readonly kind: 'remove' | 'basket' };
}

/** @param refused what the server said of the line when it was last ordered */
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

/** The project that the samples are for, as the sample page put it into their lines; '' if none. */
export function projectOf(lines: readonly ReceivedLine[]): string {
  for (const { productInfo } of lines) {
    try {
      const { projectInfo } = JSON.parse(productInfo ?? '') ?? {};
      if (typeof projectInfo === 'string' && projectInfo !== '') return projectInfo;
    } catch {
      // The text may hold anything.
    }
  }
  return '';
}
