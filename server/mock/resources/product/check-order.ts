import { formatPence } from '../../../../contracts/rules/money.ts';
import { totalAmount } from '../../../../contracts/rules/packs.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Db } from '../../database/tables.ts';
import { findProduct, type PricedProduct } from './repository.ts';

/** What a basket line and a project's product say of what is ordered. */
export interface OrderedLine {
  readonly productId: string;
  readonly productNo: string;
  /** pence per m2 or piece, as the customer saw it */
  readonly productPrice: number;
  /** packs */
  readonly number: number;
  readonly amount: number;
  readonly packSize: number;
  readonly packWeight: number;
}

/** A rule of the business: "1" with HTTP 200. */
export function refuseLine(at: string, field: string, why: string): never {
  throw new CallFailure('1', `${at}${field}: ${why}`);
}

/**
 * The product of a line as it is now.
 * @param at where the line stands in the body, e.g. `shoppingCarDetail[1].`
 * @throws CallFailure "1" when there is no such product, or its number is another
 */
export async function orderedProduct(db: Db, line: OrderedLine, at: string): Promise<PricedProduct> {
  const product = await findProduct(db, line.productId);
  if (!product) return refuseLine(at, 'productId', "we don't have this product");
  if (product.productNo !== line.productNo) {
    refuseLine(at, 'productNo', `this product's number is ${product.productNo}`);
  }
  return product;
}

/** Holds packs and amount to the product: only packs are ordered, and the server does the sum again. */
export function checkPacks(line: OrderedLine, product: PricedProduct, at: string): void {
  if (line.packSize !== product.packSize) {
    refuseLine(at, 'packSize', `a pack of this product holds ${product.packSize}`);
  }
  if (line.packWeight !== product.packWeight) {
    refuseLine(at, 'packWeight', `a pack of this product weighs ${product.packWeight} kg`);
  }
  const amount = totalAmount(line.number, product.packSize);
  // nothing asked for is sent as one pack, with the amount as it was (docs/product.md, "Form rules")
  const nothingAsked = line.number === 1 && line.amount === 0;
  if (line.amount !== amount && !nothingAsked) {
    refuseLine(at, 'amount', `${line.number} x ${product.packSize} is ${amount}`);
  }
}

/** A price that has risen since the customer saw it is asked about again; a fall is passed on. */
export function checkPrice(line: OrderedLine, todaysPence: number, at: string): void {
  if (line.productPrice < todaysPence) {
    refuseLine(
      at,
      'productPrice',
      `the price has gone up to ${formatPence(todaysPence)}. Please check it and try again`,
    );
  }
}
