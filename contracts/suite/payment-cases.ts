import { callSerial } from '../api/call-signing.ts';
import type { CallPath } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { write } from './buyer.ts';
import { type Answer, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { receiveTransfer } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { type Checkout, checkout, placedOrder } from './order-of-basket.ts';
import { type CustomerName, type LoggedIn, logIn } from './people.ts';

type CardPayment = components['schemas']['CardPayment'];
type ToPay = components['schemas']['ToPay'];
const TO_PAY = '/woojiapi/order/qrytopay';
const BEGIN = '/woojiapi/order/insertcardpayment';
const READ = '/woojiapi/order/qrycardpayment';
const GIVE_UP = '/woojiapi/order/cancelcardpayment';
const FROM_CREDIT = '/woojiapi/order/insertcreditpayment';
const CANCEL = '/woojiapi/order/cancelorder';
const CHANGE = '/woojiapi/order/updateorderpayment';
const PLACE = '/woojiapi/order/insertorder';
const RETURN_URL = 'http://shop.example/Results';

interface CardOrder extends Checkout {
  readonly orderId: string;
}

/** An order that waits for its card payment. */
async function cardOrder(target: Target, name: CustomerName, index: number): Promise<CardOrder> {
  const made = await checkout(target, name, index);
  const order = { ...made.order, payment: 'card' };
  const answer = await send(target, PLACE, order, { token: made.token, as: 'json' });
  const { orderId } = expectCode(PLACE, answer, '0').data as { orderId: string };
  return { ...made, orderId };
}

const begin = (
  target: Target,
  { userId, token }: LoggedIn,
  orderId: string,
  amountPence: number,
  serial = callSerial(Date.now(), Math.random()),
): Promise<Answer> => {
  const items = [{ kind: 'order', id: orderId, amountPence }];
  return send(target, BEGIN, { userId, items, returnUrl: RETURN_URL }, { token, as: 'json', serial });
};

async function begun(target: Target, order: CardOrder, amountPence = order.order.totalPence) {
  const reply = expectCode(BEGIN, await begin(target, order, order.orderId, amountPence), '0');
  return reply.data as { cardPaymentId: string; pageUrl: string };
}

async function paymentOf(
  target: Target,
  path: typeof READ | typeof GIVE_UP,
  { userId, token }: LoggedIn,
  cardPaymentId: string,
): Promise<CardPayment> {
  return expectCode(path, await send(target, path, { userId, cardPaymentId }, { token }), '0')
    .data as CardPayment;
}

async function toPay(target: Target, { userId, token }: LoggedIn): Promise<ToPay> {
  return expectCode(TO_PAY, await send(target, TO_PAY, { userId }, { token }), '0').data as ToPay;
}

/** Calls that another company must not make. */
const OTHERS: readonly ContractCase[] = (
  [
    [
      BEGIN,
      (orderId) => ({ items: [{ kind: 'order', id: orderId, amountPence: 1 }], returnUrl: RETURN_URL }),
    ],
    [FROM_CREDIT, (orderId) => ({ items: [{ kind: 'order', id: orderId, amountPence: 1 }] })],
    [READ, (_orderId, cardPaymentId) => ({ cardPaymentId })],
    [GIVE_UP, (_orderId, cardPaymentId) => ({ cardPaymentId })],
    [CHANGE, (orderId) => ({ orderId, payment: 'transfer' })],
  ] as const satisfies readonly (readonly [CallPath, (orderId: string, cardPaymentId: string) => object])[]
).map(([call, bodyOf]) => ({
  call,
  code: '102',
  title: "is not another company's",
  writes: true,
  run: async (target) => {
    const order = await cardOrder(target, 'trade', 25);
    const { cardPaymentId } = await begun(target, order);
    const { token, userId } = await logIn(target, 'architect');
    for (const [id, paymentId] of [
      [order.orderId, cardPaymentId],
      ['no-such', 'no-such'],
    ] as const) {
      const body = { userId, ...bodyOf(id, paymentId) };
      expectCode(call, await send(target, call, body, { token, as: 'json' }), '102');
    }
    expectThat(
      (await paymentOf(target, READ, order, cardPaymentId)).sts === 'pending',
      `${call}: it has changed`,
    );
  },
}));

/** Card payments, as far as a backend can be tested without entering a card. */
export const paymentCases: readonly ContractCase[] = [
  write(
    TO_PAY,
    'tells an order that waits for its card, and what has begun to be paid of it',
    async (target) => {
      const order = await cardOrder(target, 'developer', 26);
      const { totalPence } = order.order;
      const before = await toPay(target, order);
      const item = before.items.find(({ id }) => id === order.orderId);
      expectThat(item?.openPence === totalPence, `${TO_PAY}: another sum than was ordered`);
      const sum = before.items.reduce((all, { openPence }) => all + openPence, 0);
      expectThat(sum === before.openPence, `${TO_PAY}: ${before.openPence} open, but ${sum} on its items`);
      const { cardPaymentId } = await begun(target, order, 100);
      const after = await toPay(target, order);
      expectThat(
        after.items.find(({ id }) => id === order.orderId)?.pendingPence === 100,
        `${TO_PAY}: a payment that has begun is not counted`,
      );
      expectThat(
        after.pending.some((one) => one.cardPaymentId === cardPaymentId),
        `${TO_PAY}: a payment that has begun is missing`,
      );
    },
  ),
  write(BEGIN, 'leads to the page of the provider, to the same one when it is sent again', async (target) => {
    const order = await cardOrder(target, 'trade', 27);
    const serial = callSerial(Date.now(), Math.random());
    const send = async () =>
      expectCode(BEGIN, await begin(target, order, order.orderId, order.order.totalPence, serial), '0')
        .data as {
        cardPaymentId: string;
        pageUrl: string;
      };
    const [first, again] = [await send(), await send()];
    expectThat(first.cardPaymentId === again.cardPaymentId, `${BEGIN}: a repeated callserial pays twice`);
    expectThat(
      new URL(first.pageUrl).origin !== new URL(target.baseUrl).origin,
      `${BEGIN}: cards are entered at the shop`,
    );
  }),
  {
    call: BEGIN,
    code: '1',
    title: 'takes no more than is open, also of what another payment may still take',
    writes: true,
    run: async (target) => {
      const order = await cardOrder(target, 'developer', 28);
      const { totalPence } = order.order;
      const over = await begin(target, order, order.orderId, totalPence + 1);
      expectField(BEGIN, expectCode(BEGIN, over, '1'), 'amountPence');
      await begun(target, order, totalPence - 1);
      const rest = await begin(target, order, order.orderId, 2);
      expectField(BEGIN, expectCode(BEGIN, rest, '1'), 'amountPence');
    },
  },
  write(READ, 'says that a payment not yet made is pending', async (target) => {
    const order = await cardOrder(target, 'trade', 29);
    const { cardPaymentId, pageUrl } = await begun(target, order);
    const payment = await paymentOf(target, READ, order, cardPaymentId);
    expectThat(payment.sts === 'pending' && payment.endedAt === 0, `${READ}: it has ended`);
    expectThat(payment.pageUrl === pageUrl, `${READ}: not the page on which it can be made`);
    expectThat(payment.amountPence === order.order.totalPence, `${READ}: another sum`);
  }),
  write(
    GIVE_UP,
    'gives a payment up, once or twice, and what it was for can be paid again',
    async (target) => {
      const order = await cardOrder(target, 'developer', 30);
      const { cardPaymentId } = await begun(target, order);
      for (const _ of [1, 2]) {
        const { sts } = await paymentOf(target, GIVE_UP, order, cardPaymentId);
        expectThat(sts === 'cancelled', `${GIVE_UP}: it is ${sts}`);
      }
      await begun(target, order);
    },
  ),
  {
    call: GIVE_UP,
    code: '1',
    title: 'names cardPaymentId when it is left out',
    writes: false,
    run: async (target) => {
      const { userId, token } = await logIn(target);
      const answer = await send(target, GIVE_UP, { userId }, { token });
      expectField(GIVE_UP, expectCode(GIVE_UP, answer, '1'), 'cardPaymentId');
    },
  },
  {
    call: FROM_CREDIT,
    code: '0',
    title: 'pays an order from what was paid for one that is cancelled',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const cancelled = await placedOrder(target, 'developer', 28);
      await receiveTransfer(target, cancelled.orderId);
      const { userId, token } = cancelled;
      expectCode(CANCEL, await send(target, CANCEL, { userId, orderId: cancelled.orderId }, { token }), '0');
      const order = await cardOrder(target, 'developer', 27);
      const before = await toPay(target, order);
      const items = [{ kind: 'order', id: order.orderId, amountPence: 100 }];
      expectCode(
        FROM_CREDIT,
        await send(target, FROM_CREDIT, { userId, items }, { token: order.token, as: 'json' }),
        '0',
      );
      const after = await toPay(target, order);
      expectThat(
        after.creditPence === before.creditPence - 100 && after.openPence === before.openPence - 100,
        `${FROM_CREDIT}: credit and what is open don't both fall by what was paid`,
      );
    },
  },
  {
    call: FROM_CREDIT,
    code: '1',
    title: 'pays no more than is in credit, and no more than is open',
    writes: true,
    run: async (target) => {
      const order = await cardOrder(target, 'developer', 27);
      const { userId, token } = order;
      const { creditPence, openPence } = await toPay(target, order);
      for (const [amountPence, field] of [
        [order.order.totalPence + 1, 'items[0].amountPence'],
        ...(creditPence < order.order.totalPence ? [[order.order.totalPence, 'items'] as const] : []),
      ] as const) {
        const items = [{ kind: 'order', id: order.orderId, amountPence }];
        const answer = await send(target, FROM_CREDIT, { userId, items }, { token, as: 'json' });
        expectField(FROM_CREDIT, expectCode(FROM_CREDIT, answer, '1'), field);
      }
      expectThat((await toPay(target, order)).openPence === openPence, `${FROM_CREDIT}: something is paid`);
    },
  },
  write(CHANGE, 'an order that waits for its card can be paid by transfer instead', async (target) => {
    const { userId, token, orderId } = await cardOrder(target, 'trade', 31);
    const change = await send(target, CHANGE, { userId, orderId, payment: 'transfer' }, { token });
    expectCode(CHANGE, change, '0');
    const again = await send(target, CHANGE, { userId, orderId, payment: 'transfer' }, { token });
    expectField(CHANGE, expectCode(CHANGE, again, '1'), 'orderId');
  }),
  {
    call: CHANGE,
    code: '1',
    title: 'not while a card payment for it has begun',
    writes: true,
    run: async (target) => {
      const order = await cardOrder(target, 'trade', 32);
      await begun(target, order);
      const { userId, token, orderId } = order;
      const answer = await send(target, CHANGE, { userId, orderId, payment: 'transfer' }, { token });
      expectField(CHANGE, expectCode(CHANGE, answer, '1'), 'orderId');
    },
  },
  {
    call: TO_PAY,
    code: '102',
    title: 'does not tell what another company has to pay',
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      expectCode(TO_PAY, await send(target, TO_PAY, { userId }, { token }), '102');
    },
  },
  ...OTHERS,
];
