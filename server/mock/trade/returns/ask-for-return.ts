import type { InputOf } from '../../../../contracts/api/calls.ts';
import { weekdayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { isInTime, lastDayFor, packsLeft } from '../../../../contracts/domain/order/returns.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { filledText, refuseField, refuseRepeated } from '../../engine/answering/form-fields.ts';
import { type CallTable, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { nextNumber, paperNo } from '../../engine/database/paper-numbers.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { packsOfLine } from '../order/packs-of-line.ts';
import { customerOfOrder, listEvents, lockOrder } from '../order/repository.ts';
import { arrivedAt } from './after-order.ts';
import { askedMail } from './return-mail.ts';
import { addReturn, countFreePictures, listReturnable, takePictures } from './return-repository.ts';

type Input = InputOf<'/woojiapi/order/insertreturn'>;

/**
 * Asks to return unopened packs of an order that has arrived, or reports a defect. The order is locked first, so that two
 * simultaneous calls never put the same packs on two returns.
 * @throws CallFailure 102 for an order of another company, and for pictures that are not the customer's; "1" when it is
 * too late, or for more packs than are left
 */
const askForReturn: Handler<'/woojiapi/order/insertreturn'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { kind } = input;
  const reason = filledText(
    input.reason,
    'reason',
    kind === 'return' ? 'Please say why the packs come back.' : 'Please say what is wrong with them.',
  );
  checkPictureCount(input);
  return await call.once(async (db) => {
    const { company_id } = await companyOf(db, userId);
    const order = await lockOrder(db, input.orderId);
    if (order?.company_id !== company_id) throw new CallFailure('102');
    await checkTime(db, order, input, call.now);
    const lines = await checkedLines(db, order, input);
    await checkPictures(db, userId, input.pictureIds);
    const returnId = newId('r');
    const returnNo = paperNo('RT', await nextNumber(db, 'return'));
    await addReturn(
      db,
      {
        return_id: returnId,
        return_no: returnNo,
        order_id: order.order_id,
        company_id,
        user_id: userId,
        kind,
        sts: 'requested',
        reason,
        answer: '',
        is_charged: 0,
        requested_at: call.now,
        decided_at: 0,
        received_at: 0,
      },
      lines.map(({ line_id, asked }) => ({ line_id, number: asked })),
    );
    await takePictures(db, returnId, input.pictureIds);
    const letter = { ...(await customerOfOrder(db, order.order_id)), brand: call.brand };
    await call.outbox.post(db, askedMail(letter, order, { kind, returnNo, lines }), call.now);
    return { resultCode: '0', data: { returnId, returnNo } };
  });
};

function checkPictureCount({ kind, pictureIds }: Input): void {
  if (kind === 'return' && pictureIds.length > 0)
    refuseField('pictureIds', 'Pictures go with a defect; a return takes none.');
  if (kind === 'defect' && pictureIds.length === 0)
    refuseField('pictureIds', 'Please add at least one picture of the defect.');
  refuseRepeated(pictureIds, 'pictureIds', 'Each picture can be used once.');
}

async function checkTime(db: Db, order: OrderRow, { kind }: Input, now: number): Promise<void> {
  const arrived = order.is_sample === 1 ? undefined : arrivedAt(await listEvents(db, order.order_id));
  if (arrived === undefined)
    refuseField('orderId', 'Nothing of this order has arrived that could be returned.');
  if (isInTime(kind, arrived, now)) return;
  const last = weekdayWords(lastDayFor(kind, arrived));
  refuseField(
    'orderId',
    kind === 'return'
      ? `Unopened packs of this order could be returned until ${last}. Please ring ${PHONE.shown}.`
      : `Defects of this order could be reported until ${last}. Please ring ${PHONE.shown}.`,
  );
}

async function checkedLines(db: Db, order: OrderRow, input: Input) {
  const lines = await listReturnable(db, order.order_id);
  const ids = input.lines.map(({ lineId }) => lineId);
  return input.lines.map(({ lineId, number }, index) => {
    if (ids.indexOf(lineId) !== index) refuseField(`lines[${index}].lineId`, 'Each line can be named once.');
    const line = lines.find(({ line_id }) => line_id === lineId);
    // a line of another order is refused like an unknown one
    if (!line) throw new CallFailure('102');
    const left = line.isGoods ? packsLeft(line) : 0;
    if (number > left) {
      refuseField(
        `lines[${index}].number`,
        left === 0
          ? `No packs of ${fromJson(line.facts).productName} are left to return.`
          : `Only ${packsOfLine(line, left)} ${left === 1 ? 'is' : 'are'} left to return.`,
      );
    }
    return { ...line, asked: number };
  });
}

/** An unknown picture is refused like another customer's, so that a stranger can't learn which exist. */
async function checkPictures(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await countFreePictures(db, userId, ids)) < ids.length) throw new CallFailure('102');
}

export const returnCalls = {
  '/woojiapi/order/insertreturn': { handler: askForReturn },
} satisfies CallTable;
