import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** As the shop loads it: the other tests have theirs hash cheaply (vitest.config.ts). */
const asInTheShop = (): Promise<typeof import('./password.ts')> =>
  import(`${'./password.ts'}?as-in-the-shop`);

it('costs 2^15 rounds to try a password that a customer has chosen', async () => {
  const { hashPassword, matchesPassword } = await asInTheShop();
  const hash = await hashPassword('Chosen-2026');
  expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await matchesPassword('Chosen-2026', hash)).toBe(true);
  expect(await matchesPassword('chosen-2026', hash)).toBe(false);
});

it('is never made cheaper outside tests', async () => {
  const { hashCheaply, hashPassword } = await asInTheShop();
  vi.stubEnv('VITEST', '');
  expect(hashCheaply).toThrow('only tests may');
  expect(await hashPassword('Chosen-2026')).toContain('$32768$');
});
