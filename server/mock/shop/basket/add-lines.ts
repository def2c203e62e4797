import type { BodyOf } from '../../../../contracts/api/calls.ts';
import {
  MAX_SAMPLES,
  SAMPLE_TWICE,
  SAMPLES_FULL,
  sampleLinePrice,
} from '../../../../contracts/domain/product/samples.ts';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { checkPacks, checkPrice, orderedProduct, refuseLine } from '../product/check-order.ts';
import type { PricedProduct } from '../product/repository.ts';
import { addLine, countSamples } from './repository.ts';

export type LineInput = BodyOf<'/woojiapi/order/insertshoppingcar'>;

const SAMPLE = 1;

/**
 * Adds lines to one user's basket, all or none, inside a transaction for which that user's other writes wait.
 * @param where returns the position of a line in the body, for the message: `shoppingCarDetail[1].`
 * @returns the ids of the lines, in the order of the input
 */
export async function addLines(
  db: Db,
  userId: string,
  lines: readonly LineInput[],
  now: number,
  where: (index: number) => string,
): Promise<{ carId: string }[]> {
  const added: { carId: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const at = where(index);
    const product = await orderedProduct(db, line, at);
    const carId =
      line.carType === SAMPLE
        ? await addSample(db, userId, line, product, now, at)
        : await addPacks(db, userId, line, product, now, at);
    added.push({ carId });
  }
  return added;
}

async function addPacks(
  db: Db,
  userId: string,
  line: LineInput,
  product: PricedProduct,
  now: number,
  at: string,
): Promise<string> {
  checkPacks(line, product, at);
  checkPrice(line, product.productPrice, unitText(product.productUnit), at);
  const { carId, number } = await addLine(db, lineRow(userId, line, product, product.productPrice, now));
  // read back after adding, so that the number includes packs added meanwhile
  const stock = checkStock(line.number, product.inventoryBalance, number - line.number);
  if (!stock.sufficient) refuseLine(at, 'number', sentencesOf(stock.messages));
  return carId;
}

async function addSample(
  db: Db,
  userId: string,
  line: LineInput,
  product: PricedProduct,
  now: number,
  at: string,
): Promise<string> {
  if (line.number !== 1) refuseLine(at, 'number', 'number: a sample is always one piece');
  const price = sampleLinePrice(product);
  checkPrice(line, price, 'piece', at);
  const { carId, number } = await addLine(db, lineRow(userId, line, product, price, now));
  if (number > 1) refuseLine(at, 'productId', SAMPLE_TWICE);
  if ((await countSamples(db, userId)) > MAX_SAMPLES) refuseLine(at, 'number', SAMPLES_FULL);
  return carId;
}

function lineRow(userId: string, line: LineInput, product: PricedProduct, pricePence: number, now: number) {
  return {
    car_id: newId('b'),
    user_id: userId,
    product_id: product.productId,
    car_type: line.carType,
    number: line.number,
    price_pence: pricePence,
    main_img: line.mainImg || product.mainImg,
    product_info: line.productInfo ?? '',
    note: '',
    created_at: now,
  };
}
