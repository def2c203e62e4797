import { randomUUID } from 'node:crypto';
import type { components } from '../../api/generated/woojiapi.ts';
import { listProducts } from '../browse-cases.ts';
import type { Control, Target } from '../call-client.ts';
import { acceptance, pageOf } from '../colleagues.ts';
import { readConsole, writeConsole } from '../console-client.ts';
import { mailedInvitation } from '../control.ts';
import { CannotTell } from '../judge.ts';
import { freshName } from '../people.ts';
import { type Company, type Person, type Product, ShopModel } from './shop-model.ts';
import { ShopUnderTest } from './shop-under-test.ts';

type Floor = Pick<
  components['schemas']['Product'],
  'productId' | 'productNo' | 'mainImg' | 'packSize' | 'packWeight'
>;

/** A Tuesday morning in winter, so that a sequence goes the same way on any day. */
const BEGIN = Date.UTC(2027, 0, 12, 10);
/** Above this, the buyer's orders wait for approval. */
const BUYERS_LIMIT = 60_000;
const STOCK = 30;
/** Pence per m2; so that sums are rounded, and a company soon comes to the limit of its account. */
const PRICES = [4_590, 29_999, 61_205];

interface Opening {
  /** that are sold */
  readonly floors: readonly Floor[];
  /** puts the main world back to the seed; else a new world is opened, which is always in memory */
  readonly isMainWorld: boolean;
  /** that can be made */
  readonly steps: number;
}

/** Enough floors to sell, before the first sequence. */
export const readFloors = async (target: Target): Promise<readonly Floor[]> =>
  (await listProducts(target, { productType: 'Timber', series: null })).slice(0, PRICES.length);

/**
 * A shop at the start of a sequence, on a day of its own, with a few packs of three floors, and two companies: an owner with a
 * buyer who needs approval, and a stranger.
 * @throws CannotTell when the shop was started with orders
 */
export async function openShop(
  target: Target,
  { baseUrl }: Control,
  { floors, isMainWorld, steps }: Opening,
) {
  const world = isMainWorld ? undefined : `model-${randomUUID()}`.slice(0, 40);
  const control = world === undefined ? { baseUrl } : { baseUrl, world };
  if (world === undefined) await writeConsole(control, 'POST /reset');
  else await writeConsole({ baseUrl }, 'POST /worlds', { name: world });
  const { now } = await readConsole(control, '/clock');
  const clock = await writeConsole(control, 'POST /clock', { offsetMs: BEGIN - now });
  const shop = new ShopUnderTest({ ...target, control });
  const ours: Company = { name: 'Lindqvist Shaw', limit: 500_000, isRefunded: false };
  const theirs: Company = { name: 'Halloran & Pike', limit: 2_500_000, isRefunded: false };
  const owner = personOf('the owner', 'architect@alderline.example', 'u-1002', ours, null);
  const stranger = personOf('the stranger', 'trade@alderline.example', 'u-1001', theirs, null);
  for (const person of [owner, stranger]) await shop.logIn(person);
  const { total } = await shop.look(owner, '/woojiapi/order/qryorders', { pageNo: 1, pageSize: 1 });
  if (total > 0) throw new CannotTell('needs a shop without orders (SEED_ORDERS=off)');
  const buyer = await buyerOf(shop, owner);
  const products = await sell(control, floors);
  const model = new ShopModel([owner, buyer, stranger], products, clock.now, steps);
  const close = async () => {
    if (world !== undefined) await writeConsole({ baseUrl }, `DELETE /worlds/${world}`);
  };
  return { model, shop, close };
}

/** A colleague who has accepted the owner's invitation. */
async function buyerOf(shop: ShopUnderTest, owner: Person): Promise<Person> {
  const loginName = freshName();
  await shop.look(owner, '/woojiapi/user/insertinvitation', {
    email: loginName,
    firstName: 'Ben',
    lastName: 'Okoro',
    companyRole: 'buyer',
    limitPence: BUYERS_LIMIT,
    pageUrl: pageOf(shop.target),
  });
  const invitation = acceptance(await mailedInvitation(shop.target, loginName));
  await shop.look(owner, '/woojiapi/user/acceptinvitation', invitation);
  const { people } = await shop.show('/people');
  const { userId = '' } = people.find((person) => person.loginName === loginName) ?? {};
  const buyer = personOf('the buyer', loginName, userId, owner.company, BUYERS_LIMIT);
  await shop.logIn(buyer);
  return buyer;
}

/** Gives floors a few packs in stock, and prices of the model's own. */
async function sell(control: Control, floors: readonly Floor[]): Promise<Product[]> {
  const products: Product[] = [];
  for (const [at, { productId, productNo, mainImg, packSize, packWeight }] of floors.entries()) {
    const price = PRICES[at] ?? 0;
    const sold = { productPrice: price, inventoryBalance: STOCK };
    await writeConsole(control, `PATCH /catalogue/${productId}`, sold);
    products.push({ productId, productNo, mainImg, packSize, packWeight, price, stock: STOCK });
  }
  return products;
}

const personOf = (
  name: string,
  loginName: string,
  userId: string,
  company: Company,
  limit: number | null,
): Person => ({
  name,
  loginName,
  userId,
  company,
  role: limit === null ? 'owner' : 'buyer',
  limit,
  token: '',
  basket: new Map(),
});
