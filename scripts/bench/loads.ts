import { type Buyer, lineOf } from '../../contracts/suite/buyer.ts';
import { toForm } from '../../contracts/suite/call-client.ts';
import { SEED_PASSWORD } from '../../fixtures/people/people.ts';
import type { Load } from './load.ts';
import { signedHeaders } from './signed.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const INSERT = '/woojiapi/order/insertshoppingcar';
const LOGIN = '/woojiapi/user/login';
const SUCCESS = '"resultCode":"0"';

const LIST_BODY = 'productType=Timber&series=&brand=Alderline';

/** All wooden floors: 69 kB. */
export function listLoad(baseUrl: string, encoding: 'identity' | 'br', token?: string, salt?: string): Load {
  const headers = { ...signedHeaders(LIST, token, salt), 'accept-encoding': encoding };
  return { url: baseUrl + LIST, method: 'POST', headers, body: LIST_BODY };
}

/** Adds one pack at a time, for each customer and floor in turn, while stocks last. */
export function insertLoad(baseUrl: string, people: readonly Buyer[]): Load {
  let lines = people.flatMap((person) =>
    person.products.map((product) => ({ person, product, left: product.inventoryBalance })),
  );
  let turn = 0;
  const next = () => {
    turn += 1;
    if (turn % lines.length === 0) lines = lines.filter(({ left }) => left > 0);
    const line = lines[turn % lines.length];
    if (!line) throw new Error('All stock is in the baskets already');
    line.left -= 1;
    const { person, product } = line;
    return {
      headers: signedHeaders(INSERT, person.token),
      body: toForm(lineOf(person, product)).toString(),
    };
  };
  return { url: baseUrl + INSERT, method: 'POST', next, expects: SUCCESS };
}

/** Logging in, whose cost is deriving a key from the password; as many at once as Node has threads for that. */
export function loginLoad(baseUrl: string): Load {
  const form = { loginName: 'architect@alderline.example', password: SEED_PASSWORD, brand: 'Alderline' };
  const next = () => ({ headers: signedHeaders(LOGIN), body: toForm(form).toString() });
  return { url: baseUrl + LOGIN, method: 'POST', next, expects: SUCCESS, connections: 4 };
}
