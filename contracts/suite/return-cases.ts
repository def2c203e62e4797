import type { components } from '../api/generated/woojiapi.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { deliverOrder, receiveReturn } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { placedOrder } from './order-of-basket.ts';
import { type LoggedIn, logIn } from './people.ts';

type Order = components['schemas']['Order'];
type ReturnInput = components['schemas']['ReturnInput'];
const ASK = '/woojiapi/order/insertreturn';
const DETAIL = '/woojiapi/order/qryorderdetail';
const PAPERS = '/woojiapi/order/downloadpapers';
const PAPER = '/woojiapi/order/qrypaper';

async function orderOf(target: Target, { token, userId }: LoggedIn, orderId: string): Promise<Order> {
  return expectCode(DETAIL, await send(target, DETAIL, { userId, orderId }, { token }), '0').data as Order;
}

/** A delivered order, and a body that asks to return one of its packs. */
async function arrived(target: Target, index: number) {
  const person = await placedOrder(target, 'trade', index);
  await deliverOrder(target, person.orderId);
  const [line] = (await orderOf(target, person, person.orderId)).lines;
  const input: ReturnInput = {
    userId: person.userId,
    orderId: person.orderId,
    kind: 'return',
    reason: 'One too many',
    lines: [{ lineId: line?.lineId ?? '', number: 1 }],
    pictureIds: [],
  };
  const ask = (differs: object = {}) =>
    send(target, ASK, { ...input, ...differs }, { token: person.token, as: 'json' });
  return { person, input, ask };
}

/** Returns, defects, and the papers of a month. */
export const returnCases: readonly ContractCase[] = [
  write(PAPERS, 'gives the papers of a month as one zip', async (target) => {
    const { token, userId } = await logIn(target);
    const month = new Date().toISOString().slice(0, 7);
    const answer = await send(target, PAPERS, { userId, month }, { token });
    expectThat(answer.status === 200, `${PAPERS}: HTTP ${answer.status}`);
    expectThat(answer.contentType === 'application/zip', `${PAPERS}: sent as ${answer.contentType}`);
    expectThat(answer.text.startsWith('PK'), `${PAPERS}: no zip`);
    expectThat(answer.text.includes(`statement-${month}.pdf`), `${PAPERS}: the statement is missing`);
  }),
  {
    call: PAPERS,
    code: '1',
    title: 'refuses a month to come',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const answer = await send(target, PAPERS, { userId, month: '2999-01' }, { token });
      expectField(PAPERS, expectCode(PAPERS, answer, '1'), 'month');
    },
  },
  {
    call: PAPERS,
    code: '102',
    title: "are not another customer's",
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target, 'architect');
      const { userId } = await logIn(target);
      expectCode(PAPERS, await send(target, PAPERS, { userId, month: '2026-01' }, { token }), '102');
    },
  },
  {
    ...write(ASK, 'takes packs back: of the line, on a credit note that adds up', async (target) => {
      const { person, ask } = await arrived(target, 26);
      const { returnId } = expectCode(ASK, await ask(), '0').data as { returnId: string };
      await receiveReturn(target, returnId);
      const order = await orderOf(target, person, person.orderId);
      const back = order.returns.find((one) => one.returnId === returnId);
      expectThat(back?.sts === 'received', `${DETAIL}: a return that is here is ${back?.sts}`);
      expectThat(order.creditedPence === back?.creditPence, `${DETAIL}: the credit is not the return's`);
      const { token, userId } = person;
      const reply = await send(target, PAPER, { userId, kind: 'credit-note', id: returnId }, { token });
      const paper = expectCode(PAPER, reply, '0').data as components['schemas']['Paper'];
      const {
        goodsPence = 0,
        voucherPence = 0,
        restockingPence = 0,
        vat = [],
        totalPence,
      } = paper.sums ?? {};
      const all =
        goodsPence - voucherPence - restockingPence + vat.reduce((sum, { vatPence }) => sum + vatPence, 0);
      expectThat(all === totalPence, `${PAPER}: the credit note comes to ${all}, not ${totalPence}`);
      expectThat(totalPence === back?.creditPence, `${PAPER}: another sum than on the order`);
      expectThat(restockingPence > 0, `${PAPER}: has no restocking fee, although the return was not agreed`);
    }),
    needs: 'console',
  },
  {
    call: ASK,
    code: '1',
    title: 'refuses more packs than have arrived, a defect without a picture, and an order that is under way',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const { input, ask } = await arrived(target, 27);
      const tooMany = input.lines.map((line) => ({ ...line, number: 3 }));
      expectField(ASK, expectCode(ASK, await ask({ lines: tooMany }), '1'), 'lines[0].number');
      expectField(ASK, expectCode(ASK, await ask({ kind: 'defect' }), '1'), 'pictureIds');
      const { orderId } = await placedOrder(target, 'trade', 28);
      expectField(ASK, expectCode(ASK, await ask({ orderId }), '1'), 'orderId');
    },
  },
  {
    call: ASK,
    code: '102',
    title: "is not for another company's order",
    writes: true,
    run: async (target) => {
      const { orderId } = await placedOrder(target, 'trade', 29);
      const { token, userId } = await logIn(target, 'architect');
      for (const id of [orderId, 'no-such']) {
        const lines = [{ lineId: 'p-none', number: 1 }];
        const body = { userId, orderId: id, kind: 'return', reason: 'x', lines, pictureIds: [] };
        expectCode(ASK, await send(target, ASK, body, { token, as: 'json' }), '102');
      }
    },
  },
];
