import type { BodyOf } from '../../../../contracts/api/calls.ts';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { whyNotOrder } from '../../engine/access/company-people.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { checkPrice, refuseLine } from '../product/check-order.ts';
import { findProduct } from '../product/repository.ts';
import { addLines } from './add-lines.ts';
import { basketLine } from './basket-reply.ts';
import { findLine, listLines, ownerOfLine, removeLine, setNote, setPacks } from './repository.ts';

export const addOne: Handler<'/woojiapi/order/insertshoppingcar'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(
    async (db) => {
      const [line] = await addLines(db, userId, [input], call.now, () => '');
      return { resultCode: '0', data: { carId: line?.carId ?? '' } };
    },
    { sharesCommit: true },
  );
};

/** Adds all lines or none. */
export const addBatch: Handler<'/woojiapi/order/insertbatchshoppingcar'> = async (
  { shoppingCarDetail },
  call,
) => {
  const owners = shoppingCarDetail.map((line) => ownCustomer(call, line).userId);
  const [userId = ''] = owners;
  return await call.once(
    async (db) => ({
      resultCode: '0',
      data: await addLines(
        db,
        userId,
        shoppingCarDetail,
        call.now,
        (index) => `shoppingCarDetail[${index}].`,
      ),
    }),
    { sharesCommit: true },
  );
};

export const readBasket: Handler<'/woojiapi/order/qryshoppingcar'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const lines = await listLines(call.db, userId);
  const refusal = await whyNotOrder(call.db, userId);
  return {
    resultCode: '0',
    data: lines.map((line) => basketLine(userId, line)),
    ...(refusal === undefined ? {} : { refusal }),
  };
};

/** @throws CallFailure 102 for another user's line, 1 for one that has gone or can't be ordered like this */
export const changeInBasket: Handler<'/woojiapi/order/updateshoppingcar'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(
    async (db) => {
      await expectNotOthers(db, userId, input.carId);
      await changePacks(db, userId, input);
      return { resultCode: '0' };
    },
    { sharesCommit: true },
  );
};

/** @throws CallFailure 102 for another user's line, 1 for one that has gone */
export const noteInBasket: Handler<'/woojiapi/order/updateshoppingcarnote'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  await expectNotOthers(call.db, userId, input.carId);
  const note = input.note.trim().replace(/\s+/g, ' ');
  if (!(await setNote(call.db, userId, input.carId, note))) {
    refuseLine('', 'carId', 'This line is no longer in your basket.');
  }
  return { resultCode: '0' };
};

/** @throws CallFailure 102 for a line of somebody else */
export const removeFromBasket: Handler<'/woojiapi/order/deleteshoppingcar'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  await expectNotOthers(call.db, userId, input.carId);
  await removeLine(call.db, userId, input.carId);
  return { resultCode: '0' };
};

async function expectNotOthers(db: Db, userId: string, carId: string): Promise<void> {
  const owner = await ownerOfLine(db, carId);
  if (owner !== undefined && owner !== userId) throw new CallFailure('102');
}

type PacksChange = BodyOf<'/woojiapi/order/updateshoppingcar'>;

/** Sets the packs of a user's line, inside a transaction for which that user's other writes wait. */
async function changePacks(
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
