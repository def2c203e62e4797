import { buildOrderInput } from '../../fixtures/builders/build-order.ts';
import { TRADE_CUSTOMERS } from '../../fixtures/people/people.ts';
import { type FilledBasket, fillBasket, setProducts } from './filled-basket.ts';
import { callShop } from './signed.ts';

const INSERT = '/woojiapi/order/insertorder';
const CLIENTS = 32;
const LINES = 3;
/** One line of each product fits into a basket. */
const ORDERS_EACH = 28;
/** Pence: enough for all orders of a customer at the price of `setProducts`. */
const CREDIT_NEEDED = 500_000;

export interface OrderSpeed {
  readonly orders: number;
  /** orders a second */
  readonly rate: number;
  /** milliseconds */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Places orders of three lines on account, 32 at once, until the baskets of all customers with enough credit are empty;
 * everything else is prepared before.
 * @param baseUrl of a shop with the console and without past orders; its stock and prices are changed
 */
export async function orderSpeed(baseUrl: string): Promise<OrderSpeed> {
  const people = TRADE_CUSTOMERS.filter(({ company }) => company.creditLimitPence >= CREDIT_NEEDED);
  const products = await setProducts(baseUrl, ORDERS_EACH * LINES);
  const baskets = await Promise.all(people.map(({ loginName }) => fillBasket(baseUrl, loginName, products)));
  // customers in turn, as they would come
  const waiting = Array.from({ length: ORDERS_EACH }, (_, turn) =>
    baskets.flatMap(({ token, lines }) => [
      { token, lines: lines.slice(turn * LINES, (turn + 1) * LINES) } satisfies FilledBasket,
    ]),
  ).flat();
  const orders = waiting.length;
  const times: number[] = [];
  const from = performance.now();
  async function client(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const began = performance.now();
      await callShop(baseUrl, INSERT, buildOrderInput(order.lines), order.token);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { orders, rate: orders / seconds, p50: at(0.5), p99: at(0.99) };
}
