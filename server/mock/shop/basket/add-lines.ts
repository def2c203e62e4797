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
  // lines of one moment are listed by id, so that a batch stays in its order
  const ids = lines.map(() => newId('b')).sort();
  for (const [index, line] of lines.entries()) {
    const at = where(index);
    const product = await orderedProduct(db, line, at);
    const isSample = line.carType === SAMPLE;
    const row = lineRow(ids[index] ?? '', userId, line, product, now, isSample);
    const carId = isSample ? await addSample(db, line, row, at) : await addPacks(db, line, product, row, at);
    added.push({ carId });
  }
  return added;
}

async function addPacks(
  db: Db,
  line: LineInput,
  product: PricedProduct,
  row: LineRow,
  at: string,
): Promise<string> {
  checkPacks(line, product, at);
  checkPrice(line, product.productPrice, unitText(product.productUnit), at);
  const { carId, number } = await addLine(db, row);
  // read back after adding, so that the number includes packs added meanwhile
  const stock = checkStock(line.number, product.inventoryBalance, number - line.number);
  if (!stock.sufficient) refuseLine(at, 'number', sentencesOf(stock.messages));
  return carId;
}

async function addSample(db: Db, line: LineInput, row: LineRow, at: string): Promise<string> {
  if (line.number !== 1) refuseLine(at, 'number', 'number: a sample is always one piece');
  checkPrice(line, row.price_pence, 'piece', at);
  const { carId, number } = await addLine(db, row);
  if (number > 1) refuseLine(at, 'productId', SAMPLE_TWICE);
  if ((await countSamples(db, row.user_id)) > MAX_SAMPLES) refuseLine(at, 'number', SAMPLES_FULL);
  return carId;
}

type LineRow = ReturnType<typeof lineRow>;

function lineRow(
  carId: string,
  userId: string,
  line: LineInput,
  product: PricedProduct,
  now: number,
  isSample: boolean,
) {
  return {
    car_id: carId,
    user_id: userId,
    product_id: product.productId,
    car_type: line.carType,
    number: line.number,
    price_pence: isSample ? sampleLinePrice(product) : product.productPrice,
    main_img: line.mainImg || product.mainImg,
    product_info: line.productInfo ?? '',
    note: '',
    created_at: now,
  };
}
