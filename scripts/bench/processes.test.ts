import { expect, it, onTestFinished } from 'vitest';
import { buyer } from '../../contracts/suite/buyer.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { residentMegabytes, startBuiltShop } from './processes.ts';
import { SITE_SALT } from './signed.ts';

it('a benchmark starts the built shop as `npm start` does, logs in, reads its memory and ends it', async () => {
  const shop = await startBuiltShop(await freePort(), { SITE_SIGN_SALT: SITE_SALT });
  onTestFinished(shop.stop);
  const { products } = await buyer({ baseUrl: shop.baseUrl, salt: SITE_SALT, brand: 'Alderline' });
  expect(products).not.toEqual([]);
  // the shell that has started Node would take a megabyte
  expect(await residentMegabytes(shop.pid)).toBeGreaterThan(50);
  await shop.stop();
  await expect(fetch(shop.baseUrl)).rejects.toThrow();
});
