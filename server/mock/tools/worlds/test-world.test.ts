import { tmpdir } from 'node:os';
import { Router } from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type TestWorld } from '../../../../contracts/suite/test-world.ts';
import { createApp } from '../../../app.ts';
import { listen } from '../../../gateway/testing/listen.ts';
import { createLogger } from '../../../http/logger.ts';
import { ARCHITECT } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, SESSION_MINUTES } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const CODE = '/woojiapi/user/getauthcode';
const PRODUCT = '/woojiapi/product/qrybyproductid';
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const FLOOR = { productId: 'p-0101', brand: BRAND };

let shop: TestConsole;
let world: TestWorld;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());
beforeEach(async () => {
  world = await openWorld(shop.origin);
});
afterEach(() => world.close());

const askCode = () => world.call(CODE, { loginName: ARCHITECT, brand: BRAND });

describe('a world for a test', () => {
  it('is opened under a new name or a given one, and ended', async () => {
    const other = await openWorld(`${shop.origin}/`, { name: 'given' });
    expect((await shop.control('/worlds')).worlds.map(({ name }) => name)).toEqual([
      'main',
      world.name,
      'given',
    ]);
    await other.close();
    expect((await shop.control('/worlds')).worlds.map(({ name }) => name)).toEqual(['main', world.name]);
    await expect(openWorld(shop.origin, { name: 'NO' })).rejects.toThrow(
      /^POST .*HTTP 400.*must be 1 to 40 characters/,
    );
  });

  it('is refused where there is no console, or no shop, with what to do', async () => {
    const without = await listen(
      createApp({
        siteSalt: 'any',
        backend: shop.mock,
        pages: { serve: () => false, router: Router() },
        distDir: tmpdir(),
        logger: createLogger('silent'),
      }),
    );
    await expect(openWorld(without.url)).rejects.toThrow(
      `${without.url} has no console of a mock. Start the shop with MOCK_CONSOLE=on and WORKERS=1`,
    );
    await without.close();
    await expect(openWorld(without.url)).rejects.toThrow(
      /^http:\/\/127\S+ can't be reached \(.+\)\. Is the shop running there\?$/,
    );
  });

  it('logs people in and makes their calls', async () => {
    const { access_token: token, loginInfo } = await world.logIn(ARCHITECT);
    const { userId } = loginInfo as { userId: string };
    expect((await world.call(PROJECTS, { userId }, token)).resultCode).toBe('0');
    await expect(world.call(PROJECTS, { userId })).rejects.toThrow(`${PROJECTS}: {"resultCode":"-1000"`);
    await expect(world.logIn(ARCHITECT, 'wrong')).rejects.toThrow('/woojiapi/user/login: {"resultCode":"1"');
  });

  it('signs the calls of other clients, with their query', async () => {
    const url = `${DIC}?type=Grade`;
    const reply = await fetch(shop.origin + url, { headers: world.headers(url) });
    expect(await reply.json()).toMatchObject({ resultCode: '0' });
    expect(await world.expectCall(DIC, { type: 'Grade' })).toHaveLength(1);
  });

  it('sets stock, clock and faults, in no other world', async () => {
    const stock = async (from: TestWorld) => (await from.call(PRODUCT, FLOOR)).data.inventoryBalance;
    const other = await openWorld(shop.origin);
    const before = await stock(other);
    await world.setStock(FLOOR.productId, before + 1);
    expect([await stock(world), await stock(other)]).toEqual([before + 1, before]);

    const { access_token: token } = await world.logIn();
    await world.setClock(SESSION_MINUTES * 60_000);
    const { reply } = await world.send(PROJECTS, { userId: 'u-1001' }, { token });
    expect(reply?.resultCode).toBe('-1000');

    await world.setFault({ kind: 'code', code: '104' }, { path: DIC, times: { kind: 'times', left: 1 } });
    const codes = [];
    for (const from of [other, world, world])
      codes.push((await from.send(DIC, { type: 'Grade' })).reply?.resultCode);
    expect(codes).toEqual(['0', '104', '0']);
    await other.close();
  });

  it('starts a profile of faults: the same seed fails as many calls of a path, though they run side by side with others', async () => {
    const failuresIn = async (seed: number, every: number) => {
      const fresh = await openWorld(shop.origin);
      const { access_token: token } = await fresh.logIn();
      await fresh.setProfile('expiring-sessions', { seed });
      const ask = async () => (await fresh.send(DIC, { type: 'Grade' }, { token })).reply?.resultCode;
      const beside = () => fresh.send(PRODUCT, FLOOR, { token });
      const asked = Array.from({ length: 40 }, (_, at) =>
        Promise.all([ask(), at % every === 0 ? beside() : '']),
      );
      const codes = (await Promise.all(asked)).map(([code]) => code);
      await fresh.close();
      return codes.filter((code) => code === '-1000').length;
    };
    const failures = [];
    for (const [at, seed] of [4, 4, 5].entries()) failures.push(await failuresIn(seed, at + 1));
    expect(failures[0]).toBe(failures[1]);
    expect(new Set(failures).size).toBeGreaterThan(1);
  });

  it('waits for a mail', async () => {
    const waiting = world.mail(ARCHITECT, /code/i);
    await askCode();
    expect((await waiting).text).toMatch(/\b\d{6}\b/);
  });

  it('expects calls by what was sent, as often as they were made', async () => {
    const waiting = world.expectCall(CODE, { loginName: ARCHITECT });
    await askCode();
    expect(await waiting).toMatchObject([{ path: CODE, resultCode: '0' }]);
    await world.send(PRODUCT, FLOOR, { as: 'json' });
    await world.send(PRODUCT, FLOOR);
    expect(await world.expectCall(PRODUCT, { productId: 'p-0101' }, 2)).toHaveLength(2);
    await expect(world.expectCall(PRODUCT, FLOOR)).rejects.toThrow(
      'was called 2 times instead of 1 time. There were, newest first: ',
    );
    expect(await world.expectCall(PRODUCT, { productId: 'p-0102' }, 0)).toEqual([]);
  });

  it('expects a call after another', async () => {
    const hasty = await openWorld(shop.origin, { waitMs: 1 });
    await hasty.call(DIC, { type: 'Grade' });
    await hasty.call(PRODUCT, FLOOR);
    const [first] = await hasty.expectCall(DIC);
    const [second] = await hasty.expectCall(PRODUCT, {}, 1, first);
    await expect(hasty.expectCall(DIC, {}, 1, second)).rejects.toThrow('was called 0 times');
    await hasty.close();
  });

  it('sets a reply, for the calls at which it is aimed', async () => {
    const reply = { resultCode: '0', data: [] };
    await world.setReply(DIC, reply, { when: { type: 'Grade' }, times: { kind: 'times', left: 1 } });
    expect(await world.call(DIC, { type: 'Grade' })).toEqual(reply);
    expect(await world.call(DIC, { type: 'Grade' })).not.toEqual(reply);
    await expect(world.setReply(DIC, { resultCode: '0' })).rejects.toThrow('effect.body.data: is required');
    await world.setReply(DIC, { resultCode: '0' }, { unchecked: true, status: 201 });
    const { status, text } = await world.send(DIC, { type: 'Grade' });
    expect([status, text]).toEqual([201, '{"resultCode":"0"}']);
  });

  it('says after a while what came instead of what was expected', async () => {
    const hasty = await openWorld(shop.origin, { waitMs: 1 });
    await expect(hasty.expectCall(DIC)).rejects.toThrow('There was no call at all.');
    await hasty.call(CODE, { loginName: ARCHITECT, brand: BRAND });
    await expect(hasty.mail(ARCHITECT, /invoice/i)).rejects.toThrow(
      `No mail to ${ARCHITECT} that matches /invoice/i. There were:\n  to ${ARCHITECT}: `,
    );
    await hasty.close();
  });
});
