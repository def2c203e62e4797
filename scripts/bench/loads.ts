import { type Buyer, lineOf } from '../../contracts/suite/buyer.ts';
import { toForm } from '../../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import type { Load } from './load.ts';
import { signedHeaders } from './signed.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const INSERT = '/woojiapi/order/insertshoppingcar';
const LOGIN = '/woojiapi/user/login';
const SUCCESS = '"resultCode":"0"';

export const LIST_BODY = 'productType=Timber&series=&brand=Alderline';

/** All wooden floors: 69 kB. */
export function listLoad(baseUrl: string, encoding: 'identity' | 'br', token?: string): Load {
  const headers = { ...signedHeaders(LIST, token), 'accept-encoding': encoding };
  return { url: baseUrl + LIST, method: 'POST', headers, body: LIST_BODY };
}

/** Packs that a floor must have, so that thousands of basket lines later there is still enough. */
const AMPLE_STOCK = 400;

/** One basket line after the other, over the floors with ample stock, each with a callserial of its own. */
export function insertLoad(baseUrl: string, person: Buyer): Load {
  const products = person.products.filter(({ inventoryBalance }) => inventoryBalance >= AMPLE_STOCK);
  let turn = 0;
  const next = () => {
    turn += 1;
    const line = lineOf(person, products[turn % products.length]);
    return { headers: signedHeaders(INSERT, person.token), body: toForm(line).toString() };
  };
  return { url: baseUrl + INSERT, method: 'POST', next, expects: SUCCESS };
}

/** Logging in, whose cost is the key that is derived from the password: as many at once as node has threads for it. */
export function loginLoad(baseUrl: string): Load {
  const form = { loginName: 'architect@alderline.example', password: SEED_PASSWORD, brand: 'Alderline' };
  const next = () => ({ headers: signedHeaders(LOGIN), body: toForm(form).toString() });
  return { url: baseUrl + LOGIN, method: 'POST', next, expects: SUCCESS, connections: 4 };
}
