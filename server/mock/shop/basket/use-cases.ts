import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { whyNotOrder } from '../../engine/access/company-people.ts';
import { type CallContext, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { refuseLine } from '../product/check-order.ts';
import { addLines } from './add-lines.ts';
import { basketLine } from './basket-reply.ts';
import { changePacks } from './change-packs.ts';
import { listLines, ownerOfLine, removeLine, setNote } from './repository.ts';

type Basket = ReplyOf<'/woojiapi/order/qryshoppingcar'>;

export async function addOne(
  input: InputOf<'/woojiapi/order/insertshoppingcar'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertshoppingcar'>> {
  const { userId } = ownCustomer(call, input);
  return await call.once(
    async (db) => {
      const [line] = await addLines(db, userId, [input], call.now, () => '');
      return { resultCode: '0', data: { carId: line?.carId ?? '' } };
    },
    { sharesCommit: true },
  );
}

/** Adds all lines or none. */
export async function addBatch(
  { shoppingCarDetail }: InputOf<'/woojiapi/order/insertbatchshoppingcar'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/insertbatchshoppingcar'>> {
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
}

export async function readBasket(
  input: InputOf<'/woojiapi/order/qryshoppingcar'>,
  call: CallContext,
): Promise<Basket> {
  const { userId } = ownCustomer(call, input);
  const lines = await listLines(call.db, userId);
  const refusal = await whyNotOrder(call.db, userId);
  return {
    resultCode: '0',
    data: lines.map((line) => basketLine(userId, line)),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** @throws CallFailure 102 for another user's line, 1 for one that has gone or can't be ordered like this */
export async function changeInBasket(
  input: InputOf<'/woojiapi/order/updateshoppingcar'>,
  call: CallContext,
): Promise<{ resultCode: '0' }> {
  const { userId } = ownCustomer(call, input);
  return await call.once(
    async (db) => {
      await expectNotOthers(db, userId, input.carId);
      await changePacks(db, userId, input);
      return { resultCode: '0' };
    },
    { sharesCommit: true },
  );
}

/** @throws CallFailure 102 for another user's line, 1 for one that has gone */
export async function noteInBasket(
  input: InputOf<'/woojiapi/order/updateshoppingcarnote'>,
  call: CallContext,
): Promise<{ resultCode: '0' }> {
  const { userId } = ownCustomer(call, input);
  await expectNotOthers(call.db, userId, input.carId);
  const note = input.note.trim().replace(/\s+/g, ' ');
  if (!(await setNote(call.db, userId, input.carId, note))) {
    refuseLine('', 'carId', 'This line is no longer in your basket.');
  }
  return { resultCode: '0' };
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
