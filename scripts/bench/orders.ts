import type { components } from '../../contracts/generated/woojiapi.ts';
import { CONSOLE_API, CONTROL_HEADER } from '../../contracts/mock-console.ts';
import { toForm } from '../../contracts/suite/call-client.ts';
import { buildOrderInput } from '../../fixtures/builders/build-order.ts';
import { SEED_PASSWORD, TRADE_CUSTOMERS } from '../../fixtures/people/people.ts';
import { signedHeaders } from './signed.ts';

type Product = components['schemas']['Product'];
type BasketLine = components['schemas']['BasketLine'];

const ORDER = '/woojiapi/order/';
const CLIENTS = 32;
const LINES = 3;
/** One line of each product fits into a basket. */
const ORDERS_EACH = 28;
const STOCK = 100_000;
/** Pence: enough for all orders of a customer, on account. */
const CREDIT_NEEDED = 2_000_000;

export interface OrderSpeed {
  readonly orders: number;
  /** orders a second */
  readonly rate: number;
  /** milliseconds */
  readonly p50: number;
  readonly p99: number;
}

interface Order {
  readonly token: string;
  readonly lines: readonly BasketLine[];
}

/**
 * Places orders of three lines on account, 32 at once, until the baskets of all customers with enough credit are empty;
 * everything else is made ready before.
 * @param baseUrl of a shop with the console, whose stock is set to plenty
 */
export async function orderSpeed(baseUrl: string): Promise<OrderSpeed> {
  const people = TRADE_CUSTOMERS.filter(({ company }) => company.creditLimitPence >= CREDIT_NEEDED);
  const baskets = await Promise.all(people.map(({ loginName }) => fillBasket(baseUrl, loginName)));
  // customers in turn, as they would come
  const waiting = Array.from({ length: ORDERS_EACH }, (_, turn) =>
    baskets.flatMap(({ token, lines }) => [
      { token, lines: lines.slice(turn * LINES, (turn + 1) * LINES) } satisfies Order,
    ]),
  ).flat();
  const orders = waiting.length;
  const times: number[] = [];
  const from = performance.now();
  async function client(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const began = performance.now();
      await call(baseUrl, `${ORDER}insertorder`, buildOrderInput(order.lines), order.token);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { orders, rate: orders / seconds, p50: at(0.5), p99: at(0.99) };
}

/** A customer's basket with a pack of each of the cheapest products, of which there is plenty from now on. */
async function fillBasket(baseUrl: string, loginName: string): Promise<Order> {
  const login = await call(baseUrl, '/woojiapi/user/login', {
    loginName,
    password: SEED_PASSWORD,
    brand: 'Alderline',
  });
  const token = String(login.access_token);
  const { userId } = login.loginInfo as { userId: string };
  const products = await cheapest(baseUrl, token);
  await Promise.all(products.map(({ productId }) => setStock(baseUrl, productId)));
  const shoppingCarDetail = products.map(
    ({ productId, productNo, mainImg, productPrice, packSize, packWeight }) => ({
      carType: 0,
      userId,
      loginName,
      productId,
      productNo,
      mainImg,
      productPrice,
      number: 1,
      amount: packSize,
      packSize,
      packWeight,
    }),
  );
  await call(baseUrl, `${ORDER}insertbatchshoppingcar`, { shoppingCarDetail }, token);
  const { data } = await call(baseUrl, `${ORDER}qryshoppingcar`, { userId }, token);
  // what another part of the benchmark has put there isn't ordered
  const own = new Set(products.map(({ productId }) => productId));
  const lines = (data as BasketLine[]).filter(({ productId, number }) => own.has(productId) && number === 1);
  if (lines.length < ORDERS_EACH * LINES) throw new Error(`The basket of ${loginName} is not as it was filled`);
  return { token, lines };
}

async function cheapest(baseUrl: string, token: string): Promise<Product[]> {
  const lists = await Promise.all(
    [
      { productType: 'Timber', series: '' },
      { productType: 'Vinyl', series: '' },
      { productType: 'Timber', series: 'Accessories' },
    ].map((input) =>
      call(baseUrl, '/woojiapi/product/qrybrandseries', { ...input, brand: 'Alderline' }, token),
    ),
  );
  const cost = ({ productPrice = 0, packSize }: Product) => productPrice * packSize;
  return lists
    .flatMap(({ data }) => data as Product[])
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, ORDERS_EACH * LINES);
}

async function setStock(baseUrl: string, productId: string): Promise<void> {
  const reply = await fetch(`${baseUrl}${CONSOLE_API}/catalogue/${productId}`, {
    method: 'PATCH',
    headers: { [CONTROL_HEADER]: 'bench', 'content-type': 'application/json' },
    body: JSON.stringify({ inventoryBalance: STOCK }),
  });
  if (!reply.ok) throw new Error(`The stock of ${productId} can't be set: ${reply.status}`);
}

async function call(
  baseUrl: string,
  path: string,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Record<string, unknown>> {
  const reply = await fetch(baseUrl + path, {
    method: 'POST',
    headers: signedHeaders(path, token),
    body: toForm(input).toString(),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (answer.resultCode !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
