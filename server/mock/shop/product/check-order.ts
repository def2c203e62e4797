import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { Db } from '../../engine/database/tables.ts';
import { findProduct, type PricedProduct } from './repository.ts';

/** The fields of an order that basket lines and project products share. */
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

/**
 * Refuses a line by a business rule: "1" with HTTP 200.
 * @param sentence for the customer
 */
export function refuseLine(at: string, field: string, sentence: string): never {
  refuseField(`${at}${field}`, sentence);
}

/** Refuses a line because the customer's page shows an outdated product. */
function refuseOutdated(at: string, field: string, now: string): never {
  refuseLine(at, field, `This product has changed since you saw it: ${now}. Please look at it again.`);
}

/**
 * The current product of a line.
 * @param at path of the line in the body, e.g. `shoppingCarDetail[1].`
 * @throws CallFailure "1" when there is no such product, or its product number differs
 */
export async function orderedProduct(db: Db, line: OrderedLine, at: string): Promise<PricedProduct> {
  const product = await findProduct(db, line.productId);
  if (!product) return refuseLine(at, 'productId', 'This product is no longer available.');
  if (product.productNo !== line.productNo) {
    refuseOutdated(at, 'productNo', `its number is now ${product.productNo}`);
  }
  return product;
}

/** Checks packs and amount against the product: only whole packs are ordered, and the server does the sum again. */
export function checkPacks(line: OrderedLine, product: PricedProduct, at: string): void {
  if (line.packSize !== product.packSize) {
    refuseOutdated(at, 'packSize', `a pack now holds ${product.packSize}`);
  }
  if (line.packWeight !== product.packWeight) {
    refuseOutdated(at, 'packWeight', `a pack now weighs ${product.packWeight} kg`);
  }
  const amount = totalAmount(line.number, product.packSize);
  // 0 packs are sent as one pack, with the amount unchanged (docs/product.md, "Form rules")
  const nothingAsked = line.number === 1 && line.amount === 0;
  if (line.amount !== amount && !nothingAsked) {
    // the page works the amount out, so only another program can get it wrong
    refuseLine(at, 'amount', `amount: ${line.number} x ${product.packSize} is ${amount}`);
  }
}

/**
 * Refuses if the price has gone up since the customer saw it; a lower price is passed on.
 * @param per unit of the price: m², piece
 */
export function checkPrice(
  line: Pick<OrderedLine, 'productPrice'>,
  todaysPence: number,
  per: string,
  at: string,
): void {
  if (line.productPrice < todaysPence) {
    const price = `${formatPence(todaysPence)} per ${per}`;
    refuseLine(
      at,
      'productPrice',
      `The price has risen to ${price} since you saw it. Please look at it again.`,
    );
  }
}
