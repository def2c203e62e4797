import type { InputOf } from '../../../../contracts/api/calls.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import { type Packed, packedOf } from '../../../../contracts/domain/product/line-product.ts';
import { sampleLinePrice } from '../../../../contracts/domain/product/samples.ts';
import { packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { CallFailure, type LineProblem } from '../../../calls/call-failure.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db } from '../../engine/database/tables.ts';
import { findProducts, type PricedProduct } from '../../shop/product/repository.ts';
import { isStocked, takeFromBasket, takeStock } from './line-repository.ts';

type AskedLine = InputOf<'/woojiapi/order/insertorder'>['lines'][number];
type BasketRow = Awaited<ReturnType<typeof takeFromBasket>>[number];

/** An ordered line, with the current product and price. */
export interface AgreedLine extends Packed {
  readonly product: PricedProduct;
  readonly isSample: boolean;
  readonly mainImg: string;
  /** packs; 1 for a sample */
  readonly number: number;
  /** m2 or pieces */
  readonly amount: number;
  readonly unit: string;
  /** pence per m2 or piece */
  readonly pricePence: number;
  readonly costPence: number;
  /** the customer's note; '' if none */
  readonly note: string;
}

/**
 * Takes lines out of a user's basket and their packs out of the stock, inside a transaction, so that a refusal restores both.
 * @throws CallFailure "1" with a sentence for each line that can't be ordered as the customer saw it
 */
export async function takeLines(
  db: Db,
  userId: string,
  asked: readonly AskedLine[],
): Promise<readonly AgreedLine[]> {
  const carIds = asked.map(({ carId }) => carId);
  const repeated = carIds.findIndex((id, index) => carIds.indexOf(id) !== index);
  if (repeated >= 0) refuseField(`lines[${repeated}].carId`, 'Each line can be ordered once.');
  const taken = await takeFromBasket(db, userId, carIds);
  const samples = taken.filter(({ car_type }) => car_type === 1).length;
  if (samples > 0 && samples < taken.length) {
    refuseField(
      'lines',
      'Samples are ordered by themselves. Please order your floors and your samples separately.',
    );
  }
  // before any product, the same sequence as in our staff's changes, so that no deadlock is possible
  if (samples === 0) await bumpRevision(db);
  const products = await findProducts(
    db,
    taken.map(({ product_id }) => product_id),
  );
  const problems = new Map<string, string[]>();
  const agreed = new Map<string, AgreedLine>();
  for (const line of asked) {
    const row = taken.find(({ car_id }) => car_id === line.carId);
    const product = row && products.get(row.product_id);
    const found = problemsOf(line, row, product);
    if (found.length > 0) problems.set(line.carId, found);
    if (row && product) agreed.set(line.carId, agreedLine(row, product));
  }
  for (const { carId, sentence } of await takeAllStock(db, agreed)) {
    problems.set(carId, [...(problems.get(carId) ?? []), sentence]);
  }
  refuseLines(asked, problems);
  return asked.flatMap(({ carId }) => agreed.get(carId) ?? []);
}

function problemsOf(
  line: AskedLine,
  row: BasketRow | undefined,
  product: PricedProduct | undefined,
): string[] {
  if (!row) return ['This line is no longer in your basket.'];
  if (!product) return ['This product is no longer available.'];
  const agreed = agreedLine(row, product);
  const { pricePence, unit } = agreed;
  const problems: string[] = [];
  if (row.number !== line.number) {
    problems.push(
      `This line has changed in your basket: it is now ${packsText(row.number, goodsOf(agreed))}.`,
    );
  }
  if (line.productPrice < pricePence) {
    const [before, now] = [formatPence(line.productPrice), formatPence(pricePence)];
    problems.push(`The price has risen from ${before} to ${now} per ${unitWord(unit)}.`);
  }
  return problems;
}

function agreedLine({ car_type, number, main_img, note }: BasketRow, product: PricedProduct): AgreedLine {
  const isSample = car_type === 1;
  const packed = { ...packedOf(product), ...(isSample ? SAMPLE : {}) };
  const pricePence = isSample ? sampleLinePrice(product) : product.productPrice;
  const amount = totalAmount(number, packed.packSize);
  return {
    product,
    isSample,
    mainImg: main_img,
    number,
    amount,
    ...packed,
    unit: isSample ? 'Piece' : product.productUnit,
    pricePence,
    costPence: costOf(amount, pricePence),
    note,
  };
}

/** One piece, which is not weighed. */
const SAMPLE = { packSize: 1, packWeight: 0 };

/** Sorted by product, so that two orders of the same products never deadlock. */
export async function takeAllStock(
  db: Db,
  agreed: ReadonlyMap<string, AgreedLine>,
): Promise<{ carId: string; sentence: string }[]> {
  const short: { carId: string; sentence: string }[] = [];
  const byProduct = [...agreed].sort(([, one], [, other]) =>
    one.product.productId < other.product.productId ? -1 : 1,
  );
  for (const [carId, line] of byProduct) {
    const { product, isSample, number } = line;
    if (isSample || !isStocked(product)) continue;
    if (await takeStock(db, product.productId, number)) continue;
    short.push({ carId, sentence: stockSentence(product.inventoryBalance, line) });
  }
  return short;
}

function stockSentence(left: number, line: AgreedLine): string {
  if (left <= 0) return 'There are none left.';
  return `Only ${groupDigits(left)} of ${packsText(line.number, goodsOf(line))} ${left === 1 ? 'is' : 'are'} left.`;
}

/** The fields by which the goods of a line are counted. */
export const goodsOf = ({ unit, packSize, isSample }: AgreedLine) => ({
  productUnit: unit,
  packSize,
  isSample,
});

/** @throws CallFailure "1" with a sentence for each line that has a problem */
export function refuseLines(
  asked: readonly Pick<AskedLine, 'carId'>[],
  problems: ReadonlyMap<string, readonly string[]>,
): void {
  if (problems.size === 0) return;
  const lines = asked.flatMap(({ carId }): LineProblem[] => {
    const sentences = problems.get(carId);
    return sentences ? [{ carId, resultMsg: sentences.join(' ') }] : [];
  });
  const what = lines.length === 1 ? 'one line' : `${lines.length} lines`;
  throw new CallFailure(
    '1',
    `We couldn't place your order: ${what} of it can't be ordered as it stood. Nothing has been ordered.`,
    200,
    { field: 'lines', lines },
  );
}
