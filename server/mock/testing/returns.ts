import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { openOf } from '../../../contracts/domain/paper/ageing.ts';
import { openSession } from '../engine/access/session.ts';
import { moveOrder } from '../trade/order/move-order.ts';
import { decideReturn, receiveReturn } from '../trade/returns/decide-return.ts';
import { stockedFloor, TRADE } from './buy.ts';
import { type Engine, SESSION_MINUTES, type TestShop } from './open-shop.ts';
import { checkoutOf, fillBasket, type OrderInput } from './order.ts';
import { withShop } from './with-shop.ts';

export const ASK = '/woojiapi/order/insertreturn';
export const PAPER = '/woojiapi/order/qrypaper';
const INVOICES = '/woojiapi/order/qryinvoices';
/** Packs of each floor of an order. */
export const PACKS = 6;
/** The user id of TRADE, who orders and returns. */
export const RETURNER = 'u-1001';
/** The two floors of an order. */
export const FLOORS = [stockedFloor(0), stockedFloor(1)] as const;

export type Returner = ReturnType<typeof returningAs>;
type Transaction = Parameters<Parameters<ReturnType<TestShop['db']['transaction']>['execute']>[0]>[0];

export const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/**
 * Opens a shop for the tests of a group.
 * @param ready gets the shop, and the customer in it
 */
export const withReturner = (engine: Engine, ready: (shop: TestShop, customer: Returner) => void): void =>
  withShop(engine, async (shop) => ready(shop, returningAs(shop, await shop.logIn(TRADE))));

/** The customer with a new session, as sessions expire while the clock moves on. */
export async function freshReturner(shop: TestShop): Promise<Returner> {
  return returningAs(shop, await openSession(shop.db, RETURNER, shop.clock.now, SESSION_MINUTES * 60_000));
}

/** A customer's actions on orders and returns, as by their browser. */
function returningAs(shop: TestShop, token: string) {
  const userId = RETURNER;

  /** An order of both floors. */
  const placed = async (overrides: Partial<OrderInput> = {}) => {
    await fillBasket(shop, TRADE, [FLOORS[0], PACKS], [FLOORS[1], PACKS]);
    const body = await checkoutOf(shop, TRADE, overrides);
    const reply = await shop.call('/woojiapi/order/insertorder', body, { token, json: true });
    expect(reply.resultMsg ?? '').toBe('');
    return reply.body.data.orderId;
  };

  const delivered = async () => {
    const orderId = await placed();
    await move(shop, orderId, 'confirmed', 'picking', 'dispatched', 'delivered');
    return orderId;
  };

  const detail = async (orderId: string) =>
    firstFloorFirst(
      (await shop.call('/woojiapi/order/qryorderdetail', { userId, orderId }, { token })).body.data,
    );

  /** Asks to return packs. @param packs of the first floor and of the second */
  const ask = async (orderId: string, packs: readonly number[], more: object = {}) => {
    const { lines } = await detail(orderId);
    const wanted = lines.flatMap(({ lineId }, n) => (packs[n] ? [{ lineId, number: packs[n] }] : []));
    const body = {
      userId,
      orderId,
      kind: 'return',
      reason: 'Too many',
      lines: wanted,
      pictureIds: [],
      ...more,
    };
    return await shop.call(ASK, body, { token, json: true });
  };

  const invoices = async () =>
    (await shop.call(INVOICES, { userId, pageNo: 1, pageSize: 100 }, { token })).body;

  const month = () => new Date(shop.clock.now).toISOString().slice(0, 7);
  const statement = async () =>
    (await shop.call(PAPER, { userId, kind: 'statement', id: month() }, { token })).body.data.statement ??
    expect.unreachable();

  const creditNote = (returnId: string) =>
    shop.call(PAPER, { userId, kind: 'credit-note', id: returnId }, { token });

  /** Checks that invoices, credit notes, payments, account and statement agree to the penny. */
  const expectBooksAgree = async () => {
    const { data, openPence, creditPence } = await invoices();
    const { balancePence, ageing, advancePence, creditPence: onStatement } = await statement();
    expect(openOf(ageing).openPence).toBe(openPence);
    const checkout = await shop.call('/woojiapi/order/qrycheckout', { userId }, { token });
    const toPay = await shop.call('/woojiapi/order/qrytopay', { userId }, { token });
    expect([onStatement, checkout.body.data.credit.creditPence, toPay.body.data.creditPence]).toEqual([
      creditPence,
      creditPence,
      creditPence,
    ]);
    expect(balancePence).toBe(openPence - creditPence - advancePence);
    for (const invoice of data) {
      const { totalPence, paidPence, creditedPence, duePence, credits } = invoice;
      expect(sum(credits.map((credit) => credit.totalPence))).toBe(creditedPence);
      expect(duePence).toBe(Math.max(0, totalPence - paidPence - creditedPence));
    }
  };

  return { token, placed, delivered, detail, ask, invoices, statement, creditNote, expectBooksAgree };
}

/** Sorts lines, because those added within the same millisecond come in any order. */
const firstFloorFirst = <Order extends { readonly lines: readonly { readonly productId: string }[] }>(
  order: Order,
): Order => ({
  ...order,
  lines: order.lines.toSorted((one) => (one.productId === FLOORS[0].productId ? -1 : 1)),
});

/** Does the office's work in one transaction. */
export const inTransaction = <R>(shop: TestShop, work: (db: Transaction) => Promise<R>): Promise<R> =>
  shop.db.transaction().execute(work);

/** Takes an order through states, as the office would. */
export const move = (shop: TestShop, orderId: string, ...states: Parameters<typeof moveOrder>[2][]) =>
  inTransaction(shop, async (db) => {
    for (const sts of states) await moveOrder(db, orderId, sts, '', shop.clock.now);
  });

/** The office's answer to a return. */
export const decide = (
  shop: TestShop,
  returnId: string,
  sts: 'agreed' | 'declined',
  isCharged = false,
  answer = 'Because.',
) => inTransaction(shop, (db) => decideReturn(db, returnId, { sts, isCharged, answer }, shop.clock.now));

/** Receives the packs of a return in the warehouse. */
export const receive = (shop: TestShop, returnId: string) =>
  inTransaction(shop, (db) => receiveReturn(db, returnId, shop.clock.now));

/** The packs left of a floor of an order. */
export async function packsLeft(shop: TestShop, at: 0 | 1): Promise<number> {
  const { stock_packs } = await shop.db
    .selectFrom('products')
    .select('stock_packs')
    .where('product_id', '=', FLOORS[at].productId)
    .executeTakeFirstOrThrow();
  return stock_packs;
}

/** The text of a PDF as an independent reader finds it. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf));
  return text.join(' ').replace(/\s+/g, ' ');
}
