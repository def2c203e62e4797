import { callSerial } from '../api/call-signing.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { pickOrder } from './control.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { checkout, type OrderInput, placedOrder, SITE, stockOf } from './order-of-basket.ts';
import { type LoggedIn, logIn } from './people.ts';

type Order = components['schemas']['Order'];
type Summary = components['schemas']['OrderSummary'];
type Start = components['schemas']['CheckoutStart'];
const CHECKOUT = '/woojiapi/order/qrycheckout';
const PLACE = '/woojiapi/order/insertorder';
const ORDERS = '/woojiapi/order/qryorders';
const DETAIL = '/woojiapi/order/qryorderdetail';
const CANCEL = '/woojiapi/order/cancelorder';
const BASKET = '/woojiapi/order/qryshoppingcar';

async function readOrder(target: Target, { token, userId }: LoggedIn, orderId: string): Promise<Order> {
  const answer = await send(target, DETAIL, { userId, orderId }, { token });
  return expectCode(DETAIL, answer, '0').data as Order;
}

async function listOrders(target: Target, { token, userId }: LoggedIn, search: object) {
  const answer = await send(target, ORDERS, { userId, pageNo: 1, pageSize: 20, ...search }, { token });
  const { data, total } = expectCode(ORDERS, answer, '0');
  return { orders: data as Summary[], total: Number(total) };
}

async function isInBasket(target: Target, { token, userId }: LoggedIn, carId: string): Promise<boolean> {
  const { data } = expectCode(BASKET, await send(target, BASKET, { userId }, { token }), '0');
  return (data as { carId: string }[]).some((line) => line.carId === carId);
}

/** Orders, from the checkout to the cancellation. */
export const orderCases: readonly ContractCase[] = [
  {
    call: CHECKOUT,
    code: '0',
    title: 'tells who orders, the credit and the address book',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const { data } = expectCode(CHECKOUT, await send(target, CHECKOUT, { userId }, { token }), '0');
      const { contactName, credit } = data as Start;
      expectThat(contactName !== '', `${CHECKOUT}: has no contact name`);
      expectThat(credit.openPence >= 0, `${CHECKOUT}: a debt of less than nothing`);
    },
  },
  write(
    PLACE,
    'orders a line once, also when the call is sent again, and takes it out of the basket',
    async (target) => {
      const person = await checkout(target, 'trade', 10, 3);
      const before = person.line.inventoryBalance;
      const serial = callSerial(Date.now(), Math.random());
      const place = () => send(target, PLACE, person.order, { token: person.token, serial, as: 'json' });
      const first = await place();
      const { orderId, orderNo } = expectCode(PLACE, first, '0').data as { orderId: string; orderNo: string };
      expectThat((await place()).text === first.text, `${PLACE}: a repeated callserial has another answer`);
      expectThat(
        !(await isInBasket(target, person, person.line.carId)),
        `${PLACE}: the line is still in the basket`,
      );
      const { orders } = await listOrders(target, person, { search: orderNo });
      expectThat(
        orders.length === 1 && orders[0]?.orderId === orderId,
        `${ORDERS}: not one order for ${orderNo}`,
      );
      const again = await send(target, PLACE, person.order, { token: person.token, as: 'json' });
      expectThat(expectCode(PLACE, again, '1').field === 'lines', `${PLACE}: ordered lines are not told`);
      const after = await stockOf(target, person, person.line.productId);
      expectThat(
        before - after === person.line.number,
        `${PLACE}: ${before - after} packs taken, not ${person.line.number}`,
      );
    },
  ),
  {
    call: PLACE,
    code: '1',
    title: 'tells each line that has changed, and orders none',
    writes: true,
    run: async (target) => {
      const person = await checkout(target, 'trade', 11);
      const { carId, number, productPrice } = person.line;
      const lines = [
        { carId, number: number + 1, productPrice },
        { carId: 'no-such', number: 1, productPrice: 1 },
      ];
      const answer = await send(
        target,
        PLACE,
        { ...person.order, lines },
        { token: person.token, as: 'json' },
      );
      const told = (expectCode(PLACE, answer, '1').lines as { carId: string }[] | undefined) ?? [];
      expectThat(
        told.map((line) => line.carId).join() === `${carId},no-such`,
        `${PLACE}: not a sentence for each line that has changed`,
      );
      expectThat(await isInBasket(target, person, carId), `${PLACE}: a refused order has emptied the basket`);
    },
  },
  ...(
    [
      ['postCode', 'an invalid post code', { delivery: { ...SITE, postCode: 'nowhere' } }],
      ['postCode', 'an area that does not exist', { delivery: { ...SITE, postCode: 'ZZ9 9ZZ' } }],
      ['postCode', 'an island that is arranged by phone', { delivery: { ...SITE, postCode: 'JE2 3AB' } }],
      ['postCode', 'an address of the forces', { delivery: { ...SITE, postCode: 'BF1 2AU' } }],
      ['postCode', 'Gibraltar', { delivery: { ...SITE, postCode: 'GX11 1AA' } }],
      ['requestedDay', 'a day in the past', { requestedDay: '2020-05-14' }],
      ['deliveryPence', 'another charge', { deliveryPence: 1 }],
      ['totalPence', 'another total', { totalPence: 1 }],
      ['payment', 'no payment', { payment: 'none' }],
    ] as const satisfies readonly (readonly [string, string, Partial<OrderInput>])[]
  ).map(
    ([field, what, change]): ContractCase => ({
      call: PLACE,
      code: '1',
      title: `names ${field} for ${what}`,
      writes: true,
      run: async (target) => {
        const person = await checkout(target, 'developer', 12);
        const answer = await send(
          target,
          PLACE,
          { ...person.order, ...change },
          { token: person.token, as: 'json' },
        );
        expectField(PLACE, expectCode(PLACE, answer, '1'), field);
        expectThat(
          await isInBasket(target, person, person.line.carId),
          `${PLACE}: a refused order has emptied the basket`,
        );
      },
    }),
  ),
  {
    call: PLACE,
    code: '102',
    title: "does not order another user's basket",
    writes: true,
    run: async (target) => {
      const { order } = await checkout(target, 'trade', 13);
      const { token } = await logIn(target, 'architect');
      expectCode(PLACE, await send(target, PLACE, order, { token, as: 'json' }), '102');
    },
  },
  {
    call: CHECKOUT,
    code: '102',
    title: "does not tell another company's credit",
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      expectCode(CHECKOUT, await send(target, CHECKOUT, { userId }, { token }), '102');
    },
  },
  write(ORDERS, 'lists orders newest first, by state and by what is searched for', async (target) => {
    const first = await placedOrder(target, 'architect', 14);
    const second = await placedOrder(target, 'architect', 15);
    const { orders, total } = await listOrders(target, first, {});
    expectThat(total >= 2, `${ORDERS}: a total of ${total}`);
    expectThat(
      orders[0]?.orderId === second.orderId && orders[1]?.orderId === first.orderId,
      `${ORDERS}: not the newest first`,
    );
    const found = await listOrders(target, first, { search: first.orderNo.toLowerCase() });
    expectThat(found.orders[0]?.orderId === first.orderId, `${ORDERS}: the order number is not found`);
    const none = await listOrders(target, first, { search: '%_no such order_%' });
    expectThat(none.total === 0 && none.orders.length === 0, `${ORDERS}: finds orders that do not match`);
    const delivered = await listOrders(target, first, { sts: 'delivered' });
    expectThat(
      delivered.orders.every(({ sts }) => sts === 'delivered'),
      `${ORDERS}: an order in another state`,
    );
  }),
  {
    call: ORDERS,
    code: '102',
    title: "does not list another user's orders",
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      const body = { userId, pageNo: 1, pageSize: 20 };
      expectCode(ORDERS, await send(target, ORDERS, body, { token }), '102');
    },
  },
  write(DETAIL, 'tells an order as it was agreed, and its sums add up', async (target) => {
    const person = await placedOrder(target, 'developer', 16);
    const order = await readOrder(target, person, person.orderId);
    const goods = order.lines.reduce((sum, { linePence }) => sum + linePence, 0);
    expectThat(goods === order.goodsPence, `${DETAIL}: the lines come to ${goods}, not ${order.goodsPence}`);
    const { goodsPence, deliveryPence, vatPence, totalPence } = order;
    expectThat(goodsPence + deliveryPence + vatPence === totalPence, `${DETAIL}: the sums don't add up`);
    expectThat(totalPence === person.order.totalPence, `${DETAIL}: another total than was agreed`);
    expectThat(order.delivery.postCode === 'IP4 9ZZ', `${DETAIL}: the post code is not as it is written`);
    expectThat(/^[A-Z0-9]{6,18}$/.test(order.transferReference), `${DETAIL}: no reference for a transfer`);
    expectThat(order.events[0]?.sts === 'received', `${DETAIL}: the order was not received first`);
  }),
  {
    call: DETAIL,
    code: '102',
    title: "does not tell another company's order",
    writes: true,
    run: async (target) => {
      const { orderId } = await placedOrder(target, 'trade', 17);
      const { token, userId } = await logIn(target, 'architect');
      expectCode(DETAIL, await send(target, DETAIL, { userId, orderId }, { token }), '102');
      expectCode(DETAIL, await send(target, DETAIL, { userId, orderId: 'no-such' }, { token }), '102');
    },
  },
  write(CANCEL, 'cancels an order, once or twice, and its packs go back', async (target) => {
    const person = await placedOrder(target, 'developer', 18);
    const { token, userId, orderId, line } = person;
    const before = await stockOf(target, person, line.productId);
    const cancel = () => send(target, CANCEL, { userId, orderId }, { token });
    expectCode(CANCEL, await cancel(), '0');
    expectCode(CANCEL, await cancel(), '0');
    const order = await readOrder(target, person, orderId);
    expectThat(order.sts === 'cancelled' && order.duePence === 0, `${CANCEL}: the order is ${order.sts}`);
    const back = (await stockOf(target, person, line.productId)) - before;
    expectThat(back === line.number, `${CANCEL}: ${back} packs went back, not ${line.number}`);
  }),
  {
    call: CANCEL,
    code: '1',
    title: 'does not cancel an order that is being picked',
    writes: true,
    needs: 'console',
    run: async (target) => {
      const { token, userId, orderId } = await placedOrder(target, 'trade', 19);
      await pickOrder(target, orderId);
      expectCode(CANCEL, await send(target, CANCEL, { userId, orderId }, { token }), '1');
    },
  },
  {
    call: CANCEL,
    code: '102',
    title: "does not cancel another company's order",
    writes: true,
    run: async (target) => {
      const person = await placedOrder(target, 'trade', 20);
      const { orderId } = person;
      const { token, userId } = await logIn(target, 'architect');
      expectCode(CANCEL, await send(target, CANCEL, { userId, orderId }, { token }), '102');
      expectThat((await readOrder(target, person, orderId)).sts === 'received', `${CANCEL}: it is cancelled`);
    },
  },
];
