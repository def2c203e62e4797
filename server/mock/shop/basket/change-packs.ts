import type { BodyOf } from '../../../../contracts/api/calls.ts';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { Db } from '../../engine/database/tables.ts';
import { checkPrice, refuseLine } from '../product/check-order.ts';
import { findProduct } from '../product/repository.ts';
import { findLine, setPacks } from './repository.ts';

type PacksChange = BodyOf<'/woojiapi/order/updateshoppingcar'>;

/** Sets the packs of a user's line, inside a transaction for which that user's other writes wait. */
export async function changePacks(
  db: Db,
  userId: string,
  { carId, number, productPrice }: PacksChange,
): Promise<void> {
  const line = await findLine(db, userId, carId);
  if (!line) return refuseLine('', 'carId', 'This line is no longer in your basket.');
  if (line.car_type === 1) refuseLine('', 'number', 'A sample is always one piece.');
  const product = await findProduct(db, line.product_id);
  if (!product) return refuseLine('', 'carId', 'This product is no longer available.');
  checkPrice({ productPrice }, product.productPrice, unitText(product.productUnit), '');
  // fewer than before is always accepted, as it brings the line nearer to the stock
  const stock = checkStock(number, product.inventoryBalance);
  if (number > line.number && !stock.sufficient) refuseLine('', 'number', sentencesOf(stock.messages));
  await setPacks(db, carId, number, product.productPrice);
}
