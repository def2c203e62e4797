import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { BodyOf, CallPath } from '../../../contracts/api/calls.ts';
import type { CompanyRole } from '../../../contracts/domain/people/company-people.ts';
import { buildOrderInput } from '../../../fixtures/builders/build-order.ts';
import { SEED_PASSWORD } from '../../../fixtures/people/people.ts';
import { resow, WITH_PEOPLE } from '../engine/seeds/sow.ts';
import { basketLine, stockedFloor, TRADE } from './buy.ts';
import { BRAND, type Engine, newSerial, newStore, openShop, type TestShop } from './open-shop.ts';
import type { OrderInput } from './order.ts';

const OWNER = 'u-1001';
/** The page to which invitation mails lead. */
export const INVITATION_PAGE = 'http://localhost:4000/invitation';
const floor = stockedFloor(0);

export type Person = ReturnType<typeof actingAs>;

/**
 * Opens a shop for each test of a group, with 100 packs of the floor that people order and enough credit for them.
 * @param ready gets the shop, and the owner of a company without other people
 */
export function withCompany(engine: Engine, ready: (shop: TestShop, owner: Person) => void): void {
  let store: Awaited<ReturnType<typeof newStore>> | undefined;
  let shop: TestShop | undefined;
  beforeAll(async () => {
    store = await newStore(engine);
  });
  beforeEach(async () => {
    if (!store) throw new Error('no store to open a shop on');
    shop = await openShop(store.place);
    await resow(shop.db, WITH_PEOPLE, shop.clock.now);
    shop.clock.now += 1001;
    const owner = actingAs(shop, { email: TRADE, userId: OWNER, token: await shop.logIn(TRADE) });
    await shop.db
      .updateTable('products')
      .set({ stock_packs: 100, price_pence: 4000 })
      .where('product_id', '=', floor.productId)
      .execute();
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 1_000_000, is_po_required: 0 })
      .execute();
    ready(shop, owner);
  });
  afterEach(() => shop?.close());
  afterAll(() => store?.clear());
}

/** A person's actions in their company, as by their browser. */
function actingAs(shop: TestShop, who: { email: string; userId: string; token: string }) {
  const { email, userId, token } = who;
  const ask = <P extends CallPath>(path: P, body: object = {}, callserial: string = newSerial()) =>
    shop.call(path, { userId, ...body }, { token, json: true, callserial });

  const people = async () => (await ask('/woojiapi/user/qrypeople')).body.data;

  const invite = (address: string, companyRole: CompanyRole, limitPence?: number) =>
    ask('/woojiapi/user/insertinvitation', {
      email: address,
      firstName: 'Ben',
      lastName: address.split('@')[0],
      companyRole,
      ...(limitPence === undefined ? {} : { limitPence }),
      pageUrl: INVITATION_PAGE,
    });

  const order = async (packs: number, differs: Partial<OrderInput> = {}) => {
    const line = { ...basketLine(TRADE, floor, packs), userId, loginName: email, productPrice: 1_000_000 };
    await ask('/woojiapi/order/insertshoppingcar', line);
    const basket = (await ask('/woojiapi/order/qryshoppingcar')).body.data;
    const input = buildOrderInput(basket, shop.clock.now, { userId, payment: 'account', ...differs });
    return await ask('/woojiapi/order/insertorder', input);
  };

  const orderOf = async (orderId: string) =>
    (await ask('/woojiapi/order/qryorderdetail', { orderId })).body.data;

  /** Decides on an order; approves by default. */
  const decide = (
    orderId: string,
    totalPence: number,
    differs: Partial<BodyOf<'/woojiapi/order/decideorder'>> = {},
  ) => ask('/woojiapi/order/decideorder', { orderId, totalPence, decision: 'approve', ...differs });

  const openPence = async () => (await ask('/woojiapi/order/qrycheckout')).body.data.credit.openPence;

  return { ...who, ask, people, invite, order, orderOf, decide, openPence };
}

/** A person with an account, logged in. */
export async function personOf(shop: TestShop, email: string): Promise<Person> {
  const token = await shop.logIn(email);
  const { user_id } = await shop.db
    .selectFrom('users')
    .select('user_id')
    .where('login_name', '=', email)
    .executeTakeFirstOrThrow();
  return actingAs(shop, { email, userId: user_id, token });
}

/** The owner with a new session, as sessions end within a week. */
export async function freshOwner(shop: TestShop): Promise<Person> {
  const reply = await shop.call('/woojiapi/user/login', {
    loginName: TRADE,
    password: SEED_PASSWORD,
    brand: BRAND,
  });
  return actingAs(shop, { email: TRADE, userId: OWNER, token: String(reply.body.access_token) });
}

/** A colleague who has accepted the owner's invitation. */
export async function colleague(
  shop: TestShop,
  owner: Person,
  name: string,
  role: CompanyRole,
  limitPence?: number,
): Promise<Person> {
  const email = `${name}@buyer.example`;
  const invited = await owner.invite(email, role, limitPence);
  expect(invited.resultCode, invited.text).toBe('0');
  expect((await accept(shop, await mailedToken(shop, email))).resultCode).toBe('0');
  return await personOf(shop, email);
}

/** @returns the token of the link in their last invitation; '' if there is none */
export async function mailedToken(shop: TestShop, email: string): Promise<string> {
  const mail = (await mailsOf(shop, 'invitation')).find(({ to_address }) => to_address === email);
  return /invitation\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

/** Accepts an invitation, with the password of the seeded people. */
export const accept = (shop: TestShop, invitationToken: string) =>
  shop.call('/woojiapi/user/acceptinvitation', {
    invitationToken,
    title: 'Mr',
    firstName: 'Ben',
    lastName: 'Okoro',
    password: SEED_PASSWORD,
    repassword: SEED_PASSWORD,
  });

/** The mails of a kind that were sent, the last first. */
export const mailsOf = (shop: TestShop, kind: string) =>
  shop.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at', 'desc').execute();

/** The packs left of the floor that people order. */
export async function packsLeft(shop: TestShop): Promise<number> {
  const { stock_packs } = await shop.db
    .selectFrom('products')
    .select('stock_packs')
    .where('product_id', '=', floor.productId)
    .executeTakeFirstOrThrow();
  return stock_packs;
}
