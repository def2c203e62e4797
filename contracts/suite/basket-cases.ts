import { callSerial } from '../api/call-signing.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { totalAmount } from '../domain/quantity/packs.ts';
import { buyer, lineOf, write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

type BasketLine = components['schemas']['BasketLine'];
const ADD = '/woojiapi/order/insertshoppingcar';
const ADD_ALL = '/woojiapi/order/insertbatchshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

async function basketOf(target: Target, { token, userId }: LoggedIn): Promise<BasketLine[]> {
  return expectCode(BASKET, await send(target, BASKET, { userId }, { token }), '0').data as BasketLine[];
}

const packsOf = (lines: readonly BasketLine[], productId: string | undefined) =>
  lines.filter((line) => line.productId === productId).reduce((sum, line) => sum + line.number, 0);

/** The basket of a customer. */
export const basketCases: readonly ContractCase[] = [
  write(
    ADD,
    'adds a line, adds the same product up, and a repeated callserial adds nothing',
    async (target) => {
      const person = await buyer(target);
      const product = person.products[0];
      const before = packsOf(await basketOf(target, person), product?.productId);
      const serial = callSerial(Date.now(), Math.random());
      const add = () => send(target, ADD, lineOf(person, product, 2), { token: person.token, serial });
      const first = await add();
      expectCode(ADD, first, '0');
      expectThat((await add()).text === first.text, `${ADD}: a repeated callserial has another answer`);
      expectCode(
        ADD,
        await send(target, ADD, lineOf(person, product), { token: person.token, as: 'json' }),
        '0',
      );
      const after = packsOf(await basketOf(target, person), product?.productId);
      expectThat(after === before + 3, `${ADD}: ${after - before} packs more where 3 are due`);
    },
  ),
  write(ADD_ALL, 'adds all lines, from JSON text and bracket notation', async (target) => {
    const person = await buyer(target, 'developer');
    const lines = [lineOf(person, person.products[1]), lineOf(person, person.products[2])];
    const options = { token: person.token };
    expectCode(ADD_ALL, await send(target, ADD_ALL, { shoppingCarDetail: lines }, options), '0');
    const brackets = Object.fromEntries(
      lines.flatMap((line, index) =>
        Object.entries(line).map(([key, value]) => [`shoppingCarDetail[${index}][${key}]`, value]),
      ),
    );
    const reply = expectCode(ADD_ALL, await send(target, ADD_ALL, brackets, options), '0');
    expectThat((reply.data as unknown[]).length === 2, `${ADD_ALL}: not a carId for each line`);
  }),
  {
    call: ADD_ALL,
    code: '1',
    title: 'adds none of the lines when one is wrong',
    writes: true,
    run: async (target) => {
      const person = await buyer(target, 'architect');
      const before = await basketOf(target, person);
      const lines = [
        lineOf(person, person.products[3]),
        { ...lineOf(person, person.products[4]), productId: 'no-such' },
      ];
      const answer = await send(target, ADD_ALL, { shoppingCarDetail: lines }, { token: person.token });
      const reply = expectCode(ADD_ALL, answer, '1');
      expectField(ADD_ALL, reply, 'productId');
      const after = await basketOf(target, person);
      expectThat(
        JSON.stringify(after) === JSON.stringify(before),
        `${ADD_ALL}: a refused batch has changed the basket`,
      );
    },
  },
  ...(
    [
      ['number', { number: 90_000 }],
      ['amount', { amount: 0.01 }],
      ['productPrice', { productPrice: 1 }],
      ['packSize', { packSize: 77 }],
      ['productNo', { productNo: 'AL-OTHER' }],
    ] as const
  ).map(
    ([field, change]): ContractCase => ({
      call: ADD,
      code: '1',
      title: `names ${field} when it does not fit the product`,
      writes: false,
      run: async (target) => {
        const person = await buyer(target);
        const line: Record<string, unknown> = { ...lineOf(person, person.products[5]), ...change };
        if (field === 'number') line.amount = totalAmount(Number(line.number), Number(line.packSize));
        const reply = expectCode(ADD, await send(target, ADD, line, { token: person.token }), '1');
        expectField(ADD, reply, field);
      },
    }),
  ),
  {
    call: BASKET,
    code: '0',
    title: 'lists the lines of a customer, all of them their own',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const lines = await basketOf(target, person);
      expectThat(
        lines.every((line) => line.userId === person.userId),
        `${BASKET}: a line of somebody else`,
      );
    },
  },
  {
    call: ADD,
    code: '102',
    title: "refuses another user's basket",
    writes: false,
    run: async (target) => {
      const person = await buyer(target);
      const other = await logIn(target, 'architect');
      const line = { ...lineOf(person, person.products[0]), userId: other.userId };
      expectCode(ADD, await send(target, ADD, line, { token: person.token }), '102');
      expectCode(
        ADD_ALL,
        await send(target, ADD_ALL, { shoppingCarDetail: [line] }, { token: person.token }),
        '102',
      );
    },
  },
  {
    call: BASKET,
    code: '102',
    title: "does not list another user's basket",
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const { userId } = await logIn(target, 'architect');
      expectCode(BASKET, await send(target, BASKET, { userId }, { token }), '102');
    },
  },
  write(CHANGE, 'sets the packs of a line, the same when it is sent again', async (target) => {
    const person = await buyer(target, 'developer');
    const { token, userId } = person;
    const product = person.products[7];
    const added = await send(target, ADD, lineOf(person, product), { token });
    const { carId } = expectCode(ADD, added, '0').data as { carId: string };
    const change = { userId, carId, number: 5, productPrice: product?.productPrice };
    expectCode(CHANGE, await send(target, CHANGE, change, { token }), '0');
    expectCode(CHANGE, await send(target, CHANGE, change, { token, as: 'json' }), '0');
    const packs = packsOf(await basketOf(target, person), product?.productId);
    expectThat(packs === 5, `${CHANGE}: ${packs} packs where 5 were set`);
  }),
  {
    call: CHANGE,
    code: '1',
    title: 'names what is wrong: no such line, too many packs, a lower price',
    writes: true,
    run: async (target) => {
      const person = await buyer(target, 'developer');
      const { token, userId } = person;
      const product = person.products[8];
      const added = await send(target, ADD, lineOf(person, product), { token });
      const { carId } = expectCode(ADD, added, '0').data as { carId: string };
      const good = { userId, carId, number: 2, productPrice: product?.productPrice };
      for (const [field, change] of [
        ['carId', { carId: 'no-such' }],
        ['number', { number: 90_000 }],
        ['productPrice', { productPrice: 1 }],
      ] as const) {
        const answer = await send(target, CHANGE, { ...good, ...change }, { token });
        expectField(CHANGE, expectCode(CHANGE, answer, '1'), field);
      }
    },
  },
  {
    call: CHANGE,
    code: '102',
    title: "does not change another user's line",
    writes: true,
    run: async (target) => {
      const person = await buyer(target);
      const product = person.products[9];
      const added = await send(target, ADD, lineOf(person, product), { token: person.token });
      const { carId } = expectCode(ADD, added, '0').data as { carId: string };
      const { token, userId } = await logIn(target, 'architect');
      const change = { userId, carId, number: 2, productPrice: product?.productPrice };
      expectCode(CHANGE, await send(target, CHANGE, change, { token }), '102');
    },
  },
  write(REMOVE, 'removes a line of its own, once or twice', async (target) => {
    const person = await buyer(target, 'architect');
    const added = await send(target, ADD, lineOf(person, person.products[6]), { token: person.token });
    const { carId } = expectCode(ADD, added, '0').data as { carId: string };
    const remove = () => send(target, REMOVE, { userId: person.userId, carId }, { token: person.token });
    expectCode(REMOVE, await remove(), '0');
    expectCode(REMOVE, await remove(), '0');
    const left = await basketOf(target, person);
    expectThat(
      left.every((line) => line.carId !== carId),
      `${REMOVE}: the line is still there`,
    );
  }),
];
