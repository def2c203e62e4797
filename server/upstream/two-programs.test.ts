import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../contracts/suite/call-client.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

const SECRET = 'a-salt-that-nobody-may-see';
const PASSWORD = 'Floor!2026';

let behind: RunningShop;
let front: RunningShop;

beforeAll(async () => {
  behind = await startShop({ SITE_SIGN_SALT: SECRET });
  front = await startShop({
    BACKEND: 'upstream',
    UPSTREAM_URL: behind.target.baseUrl,
    UPSTREAM_SIGN_SALT: SECRET,
  });
});
afterAll(async () => {
  await front?.stop();
  await behind?.stop();
});

describe('this program in front of another instance', () => {
  it('works as one shop, and never leaks the secret salt', async () => {
    const { brand } = front.target;
    const list = await send(front.target, '/woojiapi/product/qrybrandseries', {
      productType: 'Timber',
      series: null,
      brand,
    });
    expect(list.reply?.resultCode).toBe('0');
    expect(list.text).not.toContain('productPrice');

    const loginName = 'trade@alderline.example';
    const login = await send(front.target, '/woojiapi/user/login', { loginName, password: PASSWORD, brand });
    const token = String(login.reply?.access_token);
    expect(login.reply?.resultCode).toBe('0');
    const priced = await send(
      front.target,
      '/woojiapi/product/qrybrandseries',
      { productType: 'Timber', series: null, brand },
      { token },
    );
    expect(priced.text).toContain('productPrice');

    const refused = await send(
      front.target,
      '/api/dic',
      { type: 'Grade' },
      { headers: { sign: '0'.repeat(32) } },
    );
    expect(refused.reply?.resultCode).toBe('-1');
    const ready = await fetch(`${front.target.baseUrl}/readyz`);
    expect(ready.status).toBe(200);

    const said = [list.text, login.text, priced.text, refused.text, front.output(), behind.output()].join(
      '\n',
    );
    expect(said).not.toContain(SECRET);
    for (const log of [front.output(), behind.output()]) expect(log).not.toContain(token);
  });

  it('refuses calls at the second instance that are signed with the salt of the first', async () => {
    const wrong = { ...behind.target, salt: front.target.salt };
    expect((await send(wrong, '/api/dic', { type: 'Grade' })).reply?.resultCode).toBe('-1');
  });

  it('answers 104 and isn’t ready while the second instance is gone, but keeps running', async () => {
    await behind.stop('SIGKILL');
    const answer = await send(front.target, '/api/dic', { type: 'Shadow' });
    expect([answer.status, answer.reply?.resultCode]).toEqual([502, '104']);
    expect((await fetch(`${front.target.baseUrl}/readyz`)).status).toBe(503);
    expect((await fetch(`${front.target.baseUrl}/healthz`)).status).toBe(200);
    expect(front.output()).not.toContain(SECRET);
  });
});
