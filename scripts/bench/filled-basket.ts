import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { CONSOLE_API, CONTROL_HEADER } from '../../contracts/api/mock-console.ts';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import { callShop } from './signed.ts';

type Product = components['schemas']['Product'];
type BasketLine = components['schemas']['BasketLine'];

const ORDER = '/woojiapi/order/';
/** Plenty, and at a low price (pence), so that many orders fit into a customer's credit. */
const SET = { inventoryBalance: 100_000, productPrice: 500 };
const LISTS = [
  { productType: 'Timber', series: '' },
  { productType: 'SPC Vinyl', series: '' },
  { productType: 'Timber', series: 'Accessories' },
] as const;

export interface FilledBasket {
  readonly token: string;
  readonly lines: readonly BasketLine[];
}

/**
 * Some products, at a low price and with plenty in stock from now on.
 * @param baseUrl of a shop with the console
 */
export async function setProducts(baseUrl: string, count: number): Promise<Product[]> {
  const lists = await Promise.all(
    LISTS.map((list) =>
      callShop(baseUrl, '/woojiapi/product/qrybrandseries', { ...list, brand: 'Alderline' }),
    ),
  );
  const products = lists.flatMap(({ data }) => data as Product[]).slice(0, count);
  if (products.length < count) throw new Error(`The shop sells only ${products.length} products`);
  await Promise.all(
    products.map(async ({ productId }) => {
      const reply = await fetch(`${baseUrl}${CONSOLE_API}/catalogue/${productId}`, {
        method: 'PATCH',
        headers: { [CONTROL_HEADER]: 'bench', 'content-type': 'application/json' },
        body: JSON.stringify(SET),
      });
      if (!reply.ok) throw new Error(`The stock of ${productId} can't be set: ${reply.status}`);
    }),
  );
  return products;
}

/** Puts one pack of each product into a customer's basket, which must be empty. */
export async function fillBasket(
  baseUrl: string,
  loginName: string,
  products: readonly Product[],
): Promise<FilledBasket> {
  const form = { loginName, password: SEED_PASSWORD, brand: 'Alderline' };
  const login = await callShop(baseUrl, '/woojiapi/user/login', form);
  const token = String(login.access_token);
  const { userId } = login.loginInfo as { userId: string };
  const shoppingCarDetail = products.map(({ productId, productNo, mainImg, packSize, packWeight }) => ({
    carType: 0,
    userId,
    loginName,
    productId,
    productNo,
    mainImg,
    productPrice: SET.productPrice,
    number: 1,
    amount: packSize,
    packSize,
    packWeight,
  }));
  await callShop(baseUrl, `${ORDER}insertbatchshoppingcar`, { shoppingCarDetail }, token);
  const { data } = await callShop(baseUrl, `${ORDER}qryshoppingcar`, { userId }, token);
  const lines = data as BasketLine[];
  if (lines.length !== products.length) throw new Error(`The basket of ${loginName} has other lines as well`);
  return { token, lines };
}
