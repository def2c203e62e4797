import { expect, it, onTestFinished } from 'vitest';
import { buyer } from '../../contracts/suite/buyer.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { residentMegabytes, startBuiltShop } from './processes.ts';
import { SITE_SALT } from './signed.ts';

it('a benchmark starts the built shop as `npm start` does, and no other on its port, logs in, reads its memory and ends it', async () => {
  const port = await freePort();
  const shop = await startBuiltShop(port, { SITE_SIGN_SALT: SITE_SALT });
  onTestFinished(shop.stop);
  await expect(startBuiltShop(port)).rejects.toThrow(`port ${port} is in use by another program`);
  const { products } = await buyer({ baseUrl: shop.baseUrl, salt: SITE_SALT, brand: 'Alderline' });
  expect(products).not.toEqual([]);
  // the shell that has started Node would take a megabyte
  expect(await residentMegabytes(shop.pid)).toBeGreaterThan(50);
  await shop.stop();
  await expect(fetch(shop.baseUrl)).rejects.toThrow();
});
