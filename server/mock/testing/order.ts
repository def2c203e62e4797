import type { BodyOf } from '../../../contracts/api/calls.ts';
import { sampleLinePrice } from '../../../contracts/domain/product/samples.ts';
import { buildOrderInput } from '../../../fixtures/builders/build-order.ts';
import type { Product } from '../../../fixtures/catalogue/to-product.ts';
import { personByLogin } from '../../../fixtures/people/people.ts';
import { openSession } from '../engine/access/session.ts';
import { newId } from '../engine/security/token.ts';
import { basketLine } from './buy.ts';
import type { TestShop } from './open-shop.ts';

export type OrderInput = BodyOf<'/woojiapi/order/insertorder'>;
const ADD = '/woojiapi/order/insertshoppingcar';
const BASKET = '/woojiapi/order/qryshoppingcar';
/** Adds packs to a person's basket. @param lines product, packs and car type (1 for a sample) */
export async function fillBasket(
  shop: TestShop,
  loginName: string,
  ...lines: readonly (readonly [Product, number, (0 | 1)?])[]
): Promise<void> {
  const token = await shop.logIn(loginName);
  for (const [product, packs, carType = 0] of lines) {
    const line = basketLine(loginName, product, packs, carType);
    const price = carType === 1 ? sampleLinePrice(product) : 1_000_000;
    const added = await shop.call(ADD, { ...line, productPrice: price }, { token });
    if (added.resultCode !== '0') throw new Error(added.text);
  }
}

/**
 * The checkout's input for a person's basket, or some lines of it.
 * @param carIds all lines by default
 */
export async function checkoutOf(
  shop: TestShop,
  loginName: string,
  overrides: Partial<OrderInput> = {},
  carIds?: readonly string[],
): Promise<OrderInput> {
  const { userId } = personByLogin(loginName);
  return await checkoutWith(shop, userId, await shop.logIn(loginName), overrides, carIds);
}

async function checkoutWith(
  shop: TestShop,
  userId: string,
  token: string,
  overrides: Partial<OrderInput>,
  carIds?: readonly string[],
): Promise<OrderInput> {
  const basket = (await shop.call(BASKET, { userId }, { token })).body.data;
  const lines = carIds ? basket.filter(({ carId }) => carIds.includes(carId)) : basket;
  return buildOrderInput(lines, shop.clock.now, { userId, ...overrides });
}

/** A customer of their own company, logged in, with lines in their basket. */
export interface Buyer {
  readonly userId: string;
  readonly companyId: string;
  readonly token: string;
  /** id of their first line; '' without one */
  readonly carId: string;
}

/** New customers, for tests that need more than the seeded people. */
export async function newBuyers(
  { db, clock }: TestShop,
  count: number,
  ...lines: readonly (readonly [Product, number])[]
): Promise<Buyer[]> {
  const account = await db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', 'u-1001')
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('company_id', '=', account.company_id)
    .executeTakeFirstOrThrow();
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index++) {
    const [userId, companyId] = [newId('u'), newId('c')];
    await db
      .insertInto('companies')
      .values({ ...company, company_id: companyId })
      .execute();
    const name = `${userId}@studio.example`;
    await db
      .insertInto('users')
      .values({ ...account, user_id: userId, login_name: name, login_key: name, company_id: companyId })
      .execute();
    const rows = lines.map(([product, packs], place) => ({
      car_id: newId('b'),
      user_id: userId,
      product_id: product.productId,
      car_type: 0,
      number: packs,
      price_pence: product.productPrice ?? 0,
      main_img: product.mainImg,
      product_info: '',
      note: '',
      created_at: clock.now - place,
    }));
    if (rows.length > 0) await db.insertInto('basket_lines').values(rows).execute();
    const token = await openSession(db, userId, clock.now, 30 * 60_000);
    buyers.push({ userId, companyId, token, carId: rows[0]?.car_id ?? '' });
  }
  return buyers;
}

/** The checkout's input for the whole basket of such a customer. */
export const orderOfBuyer = (shop: TestShop, { userId, token }: Buyer): Promise<OrderInput> =>
  checkoutWith(shop, userId, token, {});
