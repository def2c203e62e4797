import { isInTime } from '../../domain/order/returns.ts';
import { type Return, returnableOf } from './shop-model.ts';
import { chosen, type Draw, nth, type Step, step, whoAndWhat } from './step.ts';

const ASK = '/woojiapi/order/insertreturn';

/** Asks to return packs of one line of an order. */
export const askForReturn = (draw: Draw, packs: number): Step =>
  step(
    'ask for a return',
    (model) =>
      whoAndWhat(
        model,
        draw,
        ({ company }) => model.ordersOf(company),
        (order) => isInTime('return', order.arrivedAt, model.now),
      ),
    async ({ person, what: order }, model, shop) => {
      const line = nth(order.lines, draw.at);
      if (!line) return undefined;
      const { orderNo, orderId } = order;
      shop.begin(
        'ask for a return',
        `${person.name} returns ${packs} × ${line.product.productNo} of ${orderNo}`,
      );
      const isTaken = isInTime('return', order.arrivedAt, model.now) && packs <= returnableOf(order, line);
      const body = {
        orderId,
        kind: 'return',
        reason: 'Ordered too many',
        lines: [{ lineId: line.lineId, number: packs }],
        pictureIds: [],
      };
      const reply = await shop.act(person, ASK, body, isTaken ? '0' : '1');
      if (!isTaken) return [order];
      const { returnId, returnNo } = reply.data as { returnId: string; returnNo: string };
      model.takeNumber('return', returnNo);
      order.returns.push({
        returnId,
        returnNo,
        order,
        line,
        packs,
        sts: 'requested',
        isCharged: false,
        creditNo: '',
        credit: 0,
      });
      return [order];
    },
  );

/** Our staff agree to a return, with or without the restocking fee, or decline it. */
export const decideReturn = (draw: Draw, sts: 'agreed' | 'declined', isCharged: boolean): Step =>
  step(
    'decide on a return',
    ({ returns }) => chosen(returns, draw, (one) => one.sts === 'requested'),
    async (back, _model, shop) => {
      shop.begin('decide on a return', `the staff decide on ${back.returnNo}: ${sts}`);
      const call = `POST /returns/${back.returnId}` as const;
      const decision = { sts, isCharged, answer: 'As agreed by phone' };
      if (back.sts === 'requested') {
        await shop.staff(call, decision);
        back.sts = sts;
        back.isCharged = sts === 'agreed' && isCharged;
      } else await shop.staffMayNot(call, decision);
      return [back.order];
    },
  );

const mayArrive = ({ sts }: Return) => sts === 'requested' || sts === 'agreed';

/** The returned packs arrive, and are credited. */
export const receiveReturn = (draw: Draw): Step =>
  step(
    'receive a return',
    ({ returns }) => chosen(returns, draw, mayArrive),
    async (back, model, shop) => {
      shop.begin('receive a return', `the packs of ${back.returnNo} arrive`);
      const call = `POST /returns/${back.returnId}/receive` as const;
      if (!mayArrive(back)) {
        await shop.staffMayNot(call);
        return [back.order];
      }
      const { creditNo } = await shop.staff(call);
      model.takeNumber('credit', creditNo);
      model.receive(back);
      back.creditNo = creditNo;
      return [back.order];
    },
  );
