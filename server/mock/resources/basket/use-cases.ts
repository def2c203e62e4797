import type { InputOf, ReplyOf } from '../../../../contracts/calls.ts';
import { totalAmount } from '../../../../contracts/rules/packs.ts';
import { sampleLinePrice } from '../../../../contracts/rules/samples.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type CallContext, ownCustomer } from '../../answering/handler.ts';
import type { Db } from '../../database/tables.ts';
import { readProduct } from '../product/repository.ts';
import { addLines } from './add-lines.ts';
import { changePacks } from './change-packs.ts';
import { listLines, ownerOfLine, removeLine } from './repository.ts';

type Basket = ReplyOf<'/woojiapi/order/qryshoppingcar'>;
type BasketLine = Basket['data'][number];
type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

export async function addOne(
  input: InputOf<'/woojiapi/order/insertshoppingcar'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertshoppingcar'>> {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const [line] = await addLines(db, userId, [input], call.now, () => '');
    return { resultCode: '0', data: { carId: line?.carId ?? '' } };
  });
}

/** All lines or none. */
export async function addBatch(
  { shoppingCarDetail }: InputOf<'/woojiapi/order/insertbatchshoppingcar'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertbatchshoppingcar'>> {
  const owners = shoppingCarDetail.map((line) => ownCustomer(call, line).userId);
  const [userId = ''] = owners;
  return await call.once(async (db) => ({
    resultCode: '0',
    data: await addLines(db, userId, shoppingCarDetail, call.now, (index) => `shoppingCarDetail[${index}].`),
  }));
}

export async function readBasket(
  input: InputOf<'/woojiapi/order/qryshoppingcar'>,
  call: CallContext,
): Promise<Basket> {
  const { userId } = ownCustomer(call, input);
  const lines = await listLines(call.db, userId);
  return { resultCode: '0', data: lines.map((line) => basketLine(userId, line)) };
}

/** @throws CallFailure 102 for a line of somebody else, 1 for one that has gone and for what can't be ordered so */
export async function changeInBasket(
  input: InputOf<'/woojiapi/order/updateshoppingcar'>,
  call: CallContext,
): Promise<{ resultCode: '0' }> {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    await expectNotOthers(db, userId, input.carId);
    await changePacks(db, userId, input);
    return { resultCode: '0' };
  });
}

/** @throws CallFailure 102 for a line of somebody else */
export async function removeFromBasket(
  input: InputOf<'/woojiapi/order/deleteshoppingcar'>,
  call: CallContext,
): Promise<{ resultCode: '0' }> {
  const { userId } = ownCustomer(call, input);
  await expectNotOthers(call.db, userId, input.carId);
  await removeLine(call.db, userId, input.carId);
  return { resultCode: '0' };
}

async function expectNotOthers(db: Db, userId: string, carId: string): Promise<void> {
  const owner = await ownerOfLine(db, carId);
  if (owner !== undefined && owner !== userId) throw new CallFailure('102');
}

/** Price, pack and stock are today's; a sample is one piece at the sample price. */
function basketLine(userId: string, line: StoredLine): BasketLine {
  const product = readProduct(line);
  const sample = line.car_type === 1;
  const packSize = sample ? 1 : product.packSize;
  return {
    carId: line.car_id,
    carType: sample ? 1 : 0,
    userId,
    productId: product.productId,
    productNo: product.productNo,
    productName: product.productName,
    mainImg: line.main_img,
    productPrice: sample ? sampleLinePrice(product) : product.productPrice,
    productUnit: sample ? 'Piece' : product.productUnit,
    number: line.number,
    amount: totalAmount(line.number, packSize),
    packSize,
    packWeight: sample ? 0 : product.packWeight,
    palletSize: product.palletSize,
    specification: product.specification,
    productInfo: line.product_info,
    inventoryBalance: product.inventoryBalance,
  };
}
