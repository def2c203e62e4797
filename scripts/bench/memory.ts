import autocannon from 'autocannon';
import { buyer } from '../../contracts/suite/buyer.ts';
import { listLoad } from './loads.ts';
import { residentMegabytes, startBuiltShop } from './processes.ts';
import { say } from './say.ts';
import { SITE_SALT, signedHeaders } from './signed.ts';

const WARM = 20_000;
const CALLS = 100_000;
const SETTLE_MS = 3000;
const DICTIONARY = '/api/dic?type=Grade';
const BASKET = '/woojiapi/order/qryshoppingcar';

/** Memory before and after many calls of a visitor and of a customer, starting with full caches. */
export async function memoryGrowth(port: number): Promise<void> {
  const shop = await startBuiltShop(port);
  const { baseUrl } = shop;
  const { token, userId } = await buyer({ baseUrl, salt: SITE_SALT, brand: 'Alderline' });
  const list = listLoad(baseUrl, 'br');
  const call = async (amount: number) => {
    const { non2xx, errors } = await autocannon({
      url: baseUrl,
      connections: 32,
      amount,
      requests: [
        { method: 'GET', path: DICTIONARY, headers: signedHeaders(DICTIONARY) },
        { method: 'POST', path: list.url.slice(baseUrl.length), headers: list.headers, body: list.body },
        { method: 'POST', path: BASKET, headers: signedHeaders(BASKET, token), body: `userId=${userId}` },
      ],
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers other than 2xx, ${errors} errors`);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return residentMegabytes(shop.pid);
  };
  const before = await call(WARM);
  const after = await call(CALLS);
  await shop.stop();
  say(
    `\nMemory of the mock: ${before.toFixed(0)} MB after ${WARM} calls, ${after.toFixed(0)} MB after ${CALLS} more`,
  );
}
