import { randomUUID } from 'node:crypto';
import { callSerial } from '../call-signing.ts';
import type { components } from '../generated/woojiapi.ts';
import { totalAmount } from '../rules/packs.ts';
import { listProducts } from './browse-cases.ts';
import { type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

type Product = components['schemas']['Product'];
type BasketLine = components['schemas']['BasketLine'];
const ADD = '/woojiapi/order/insertshoppingcar';
const ADD_ALL = '/woojiapi/order/insertbatchshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const CREATE = '/woojiapi/order/insertproject';
const ADD_PRODUCT = '/woojiapi/order/insertprojectproduct';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';

interface Buyer extends LoggedIn {
  readonly products: readonly Product[];
}

/** A customer with floors that are well in stock, priced as this customer sees them. */
async function buyer(target: Target, loginName = 'trade@alderline.example'): Promise<Buyer> {
  const person = await logIn(target, loginName);
  const all = await listProducts(target, { productType: 'Timber', series: null }, { token: person.token });
  return { ...person, products: all.filter((product) => product.inventoryBalance > 200) };
}

function lineOf(
  { userId, loginName }: LoggedIn,
  product: Product | undefined,
  packs = 1,
): Record<string, unknown> {
  expectThat(product !== undefined, 'no floor is well in stock');
  const { productId, productNo, mainImg, productPrice, packSize, packWeight } = product;
  const amount = totalAmount(packs, packSize);
  return {
    carType: 0,
    loginName,
    userId,
    productId,
    productNo,
    mainImg,
    productPrice,
    number: packs,
    amount,
    packSize,
    packWeight,
  };
}

function projectLineOf(
  person: LoggedIn,
  product: Product | undefined,
  projectId: string,
): Record<string, unknown> {
  const { carType, loginName, userId, ...line } = lineOf(person, product);
  return { ...line, projectId };
}

async function basketOf(target: Target, { token, userId }: LoggedIn): Promise<BasketLine[]> {
  return expectCode(BASKET, await send(target, BASKET, { userId }, { token }), '0').data as BasketLine[];
}

const packsOf = (lines: readonly BasketLine[], productId: string | undefined) =>
  lines.filter((line) => line.productId === productId).reduce((sum, line) => sum + line.number, 0);

async function createProject(
  target: Target,
  { token, userId }: LoggedIn,
  options: SendOptions = {},
): Promise<string> {
  const body = { projectName: `Case ${randomUUID()}`, brand: target.brand, userId };
  const reply = expectCode(CREATE, await send(target, CREATE, body, { token, ...options }), '0');
  return (reply.data as { projectId: string }).projectId;
}

const write = (call: ContractCase['call'], title: string, run: ContractCase['run']): ContractCase => ({
  call,
  code: '0',
  title,
  writes: true,
  run,
});

const basketCases: readonly ContractCase[] = [
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
    const person = await buyer(target, 'developer@alderline.example');
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
      const person = await buyer(target, 'architect@alderline.example');
      const before = await basketOf(target, person);
      const lines = [
        lineOf(person, person.products[3]),
        { ...lineOf(person, person.products[4]), productId: 'no-such' },
      ];
      const answer = await send(target, ADD_ALL, { shoppingCarDetail: lines }, { token: person.token });
      const reply = expectCode(ADD_ALL, answer, '1');
      expectThat(
        String(reply.resultMsg).includes('productId'),
        `${ADD_ALL}: resultMsg does not name productId`,
      );
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
        expectThat(
          String(reply.resultMsg).includes(field),
          `${ADD}: "${String(reply.resultMsg)}" does not name ${field}`,
        );
      },
    }),
  ),
  {
    call: ADD,
    code: '102',
    title: "refuses another user's basket",
    writes: false,
    run: async (target) => {
      const person = await buyer(target);
      const other = await logIn(target, 'architect@alderline.example');
      const line = { ...lineOf(person, person.products[0]), userId: other.userId };
      expectCode(ADD, await send(target, ADD, line, { token: person.token }), '102');
      expectCode(
        ADD_ALL,
        await send(target, ADD_ALL, { shoppingCarDetail: [line] }, { token: person.token }),
        '102',
      );
      expectCode(
        BASKET,
        await send(target, BASKET, { userId: other.userId }, { token: person.token }),
        '102',
      );
    },
  },
  write(REMOVE, 'removes a line of its own, once or twice', async (target) => {
    const person = await buyer(target, 'architect@alderline.example');
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

const projectCases: readonly ContractCase[] = [
  write(CREATE, 'opens an Ongoing project, once for a repeated callserial', async (target) => {
    const person = await logIn(target);
    const serial = callSerial(Date.now(), Math.random());
    const body = { projectName: 'Twice', brand: target.brand, userId: person.userId };
    const create = () => send(target, CREATE, body, { token: person.token, serial });
    const first = expectCode(CREATE, await create(), '0').data as { projectId: string };
    const second = expectCode(CREATE, await create(), '0').data as { projectId: string };
    expectThat(
      first.projectId === second.projectId,
      `${CREATE}: a repeated callserial opened another project`,
    );
    const answer = await send(target, PROJECTS, { userId: person.userId }, { token: person.token });
    const projects = expectCode(PROJECTS, answer, '0').data as { projectId: string; sts: string }[];
    const mine = projects.filter((project) => project.projectId === first.projectId);
    expectThat(
      mine.length === 1 && mine[0]?.sts === 'Ongoing',
      `${PROJECTS}: the new project is not there, Ongoing, once`,
    );
  }),
  write(ADD_PRODUCT, 'adds a product to a project of its own', async (target) => {
    const person = await buyer(target);
    const projectId = await createProject(target, person);
    const line = projectLineOf(person, person.products[0], projectId);
    expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '0');
    const answer = await send(target, PRODUCTS, { projectId }, { token: person.token });
    const products = expectCode(PRODUCTS, answer, '0').data as { productId: string }[];
    expectThat(
      products.length === 1 && products[0]?.productId === line.productId,
      `${PRODUCTS}: the product is not there once`,
    );
  }),
  {
    call: ADD_PRODUCT,
    code: '102',
    title: "refuses another customer's project",
    writes: true,
    run: async (target) => {
      const owner = await logIn(target, 'architect@alderline.example');
      const projectId = await createProject(target, owner);
      const person = await buyer(target);
      const line = projectLineOf(person, person.products[0], projectId);
      expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '102');
      expectCode(PRODUCTS, await send(target, PRODUCTS, { projectId }, { token: person.token }), '102');
      const foreign = { projectName: 'Foreign', brand: target.brand, userId: owner.userId };
      expectCode(CREATE, await send(target, CREATE, foreign, { token: person.token }), '102');
      expectCode(
        PROJECTS,
        await send(target, PROJECTS, { userId: owner.userId }, { token: person.token }),
        '102',
      );
    },
  },
];

/** The basket and the projects of a customer. */
export const orderCases: readonly ContractCase[] = [...basketCases, ...projectCases];
