import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { FITTING_SERIES } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { checkPrice, refuseLine } from '../product/check-order.ts';
import { findProduct } from '../product/repository.ts';
import { basketLine } from './basket-reply.ts';
import { addLine, listLines, ownerOfLine, takeLine } from './repository.ts';

/** @throws CallFailure 102 for another user's line, 1 for one that has gone or can't be saved */
export const saveForLater: Handler<'/woojiapi/order/insertsavedline'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    await expectOwn(db, userId, input.carId, 'basket_lines');
    const line = await takeLine(db, userId, input.carId, 'basket_lines');
    if (!line) return refuseLine('', 'carId', 'This line is no longer in your basket.');
    if (line.car_type === 1) refuseLine('', 'carId', 'Samples are not saved for later.');
    const product = await findProduct(db, line.product_id);
    if (product?.productSeries === FITTING_SERIES) {
      refuseLine('', 'carId', 'Fitting goes with its floor and is not saved for later.');
    }
    await addLine(db, { ...line, car_id: newId('b'), created_at: call.now }, 'saved_lines');
    return { resultCode: '0' };
  });
};

export const readSavedLines: Handler<'/woojiapi/order/qrysavedlines'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const lines = await listLines(call.db, userId, 'saved_lines');
  return { resultCode: '0', data: lines.map((line) => basketLine(userId, line)) };
};

/**
 * Puts a saved line back, if its price and stock allow it; otherwise it stays saved.
 * @throws CallFailure 102 for another user's line, 1 for one that has gone or can't be ordered like this
 */
export const restoreLine: Handler<'/woojiapi/order/restoresavedline'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    await expectOwn(db, userId, input.carId, 'saved_lines');
    const line = await takeLine(db, userId, input.carId, 'saved_lines');
    if (!line) return refuseLine('', 'carId', 'This line is no longer saved for later.');
    const product = await findProduct(db, line.product_id);
    if (!product) return refuseLine('', 'carId', 'This product is no longer available.');
    checkPrice(input, product.productPrice, unitText(product.productUnit), '');
    const back = { ...line, car_id: newId('b'), price_pence: product.productPrice, created_at: call.now };
    const { carId, number } = await addLine(db, back);
    const stock = checkStock(line.number, product.inventoryBalance, number - line.number);
    if (!stock.sufficient) refuseLine('', 'number', sentencesOf(stock.messages));
    return { resultCode: '0', data: { carId } };
  });
};

/** @throws CallFailure 102 for another user's line */
export const removeSavedLine: Handler<'/woojiapi/order/deletesavedline'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  await expectOwn(call.db, userId, input.carId, 'saved_lines');
  await takeLine(call.db, userId, input.carId, 'saved_lines');
  return { resultCode: '0' };
};

async function expectOwn(
  db: Db,
  userId: string,
  carId: string,
  of: 'basket_lines' | 'saved_lines',
): Promise<void> {
  const owner = await ownerOfLine(db, carId, of);
  if (owner !== undefined && owner !== userId) throw new CallFailure('102');
}
