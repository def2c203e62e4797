import { href, type PageId, type PageQuery } from '../../../contracts/site/site-map.ts';
import { type Buyer, buyer, lineOf } from '../../../contracts/suite/buyer.ts';
import { toForm } from '../../../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../../../fixtures/people/people.ts';
import { callShop, SITE_SALT, signedHeaders } from '../signed.ts';

/** What one arrival sends. */
export interface Arrival {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const CUSTOMERS = ['trade', 'architect', 'developer'] as const;
const LIST = { productType: 'Timber', series: '', brand: 'Alderline' };
/** Browsers accept it everywhere. */
const PACKED = { 'accept-encoding': 'br, gzip' };

/** With a line in the basket whose packs are changed. */
interface Customer extends Buyer {
  readonly carId: string;
  /** pence */
  readonly productPrice: number;
}

const BROWSERS = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
} as const;

/** For a desktop or a phone, by the third decimal of the random number. */
function page(id: PageId, which: number, query?: PageQuery): Arrival {
  const device = (which * 1000) % 2 < 1 ? 'desktop' : 'mobile';
  const headers = { ...PACKED, accept: 'text/html', 'user-agent': BROWSERS[device] };
  return { path: href(id, device, query), method: 'GET', headers };
}

const call = (path: string, input: Readonly<Record<string, unknown>>, token?: string): Arrival => ({
  path,
  method: 'POST',
  headers: { ...signedHeaders(path, token), ...PACKED },
  body: toForm(input).toString(),
});

/** One of the equally likely. @param random from 0 to 1 */
const oneOf = <T>(list: readonly T[], random: number): T => list[Math.floor(random * list.length)] as T;

/**
 * What arrives at a shop in a day, of a hundred: 60 from visitors, 40 from customers. These shares are our assumption. Orders are
 * left out, as stock and credit end; `npm run bench` measures them.
 * @returns makes the next arrival of two random numbers from 0 to 1: which kind, and for whom or which floor
 */
export async function dayOf(baseUrl: string): Promise<(kind: number, which: number) => Arrival> {
  const target = { baseUrl, salt: SITE_SALT, brand: LIST.brand };
  const people = await Promise.all(
    CUSTOMERS.map(async (name) => withLine(baseUrl, await buyer(target, name))),
  );
  const products = people[0]?.products ?? [];
  const productId = (which: number) => oneOf(products, which).productId;
  const one = (which: number) => oneOf(people, which);
  const kinds: readonly (readonly [share: number, make: (which: number) => Arrival])[] = [
    [8, (which) => page('home', which)],
    [14, (which) => page('flooring', which)],
    [22, (which) => page('product', which, { id: productId(which) })],
    [4, (which) => page('flooring', which, { q: 'grey oak' })],
    [6, () => call('/woojiapi/product/qrybrandseries', LIST)],
    [
      6,
      (which) => call('/woojiapi/product/qryproductspec', { productId: productId(which), brand: LIST.brand }),
    ],
    [10, (which) => call('/woojiapi/product/qryseriesprices', LIST, one(which).token)],
    [6, (which) => call('/woojiapi/product/qrybrandseries', LIST, one(which).token)],
    [10, (which) => call('/woojiapi/order/qryshoppingcar', { userId: one(which).userId }, one(which).token)],
    [
      6,
      (which) => {
        const { userId, carId, productPrice, token } = one(which);
        const number = 1 + Math.floor(which * 50);
        return call('/woojiapi/order/updateshoppingcar', { userId, carId, number, productPrice }, token);
      },
    ],
    [
      3,
      (which) => call('/woojiapi/order/qryprojectbyuserid', { userId: one(which).userId }, one(which).token),
    ],
    [
      3,
      (which) =>
        call(
          '/woojiapi/order/qryorders',
          { userId: one(which).userId, pageNo: 1, pageSize: 20 },
          one(which).token,
        ),
    ],
    [1, (which) => call('/woojiapi/order/qryplanfacts', { brand: LIST.brand }, one(which).token)],
    [
      1,
      (which) =>
        call('/woojiapi/user/login', {
          loginName: one(which).loginName,
          password: SEED_PASSWORD,
          brand: LIST.brand,
        }),
    ],
  ];
  return (kind, which) => {
    let left = kind * 100;
    for (const [share, make] of kinds) {
      left -= share;
      if (left < 0) return make(which);
    }
    return page('home', which);
  };
}

async function withLine(baseUrl: string, person: Buyer): Promise<Customer> {
  const [product] = person.products;
  const added = await callShop(
    baseUrl,
    '/woojiapi/order/insertshoppingcar',
    lineOf(person, product),
    person.token,
  );
  return {
    ...person,
    carId: (added.data as { carId: string }).carId,
    productPrice: product?.productPrice ?? 0,
  };
}
