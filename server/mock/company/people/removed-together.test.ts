import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRADE } from '../../testing/buy.ts';
import { type Keeper, openKeeper } from '../../testing/keeper.ts';
import { newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { newColleague, type Quoter } from '../../testing/quote.ts';

const REMOVE = '/woojiapi/user/deletecolleague';
const PEOPLE = '/woojiapi/user/qrypeople';

// libSQL has one writer at a time, so only PostgreSQL can have two simultaneous ones
describe('two processes on PostgreSQL', () => {
  let shop: TestShop;
  let twin: TestShop;
  let keeper: Keeper;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const opened = await newStore('PostgreSQL');
    clear = opened.clear;
    shop = await openShop(opened.place);
    twin = await shop.twin();
    keeper = await openKeeper(opened.place.databaseUrl);
  });
  afterAll(async () => {
    await keeper?.close();
    await twin?.close();
    await shop?.close();
    await clear?.();
  });

  const lockCompanies = 'update companies set order_writes = order_writes';

  it('let only one of two owners who remove each other succeed, and end the other’s session', async () => {
    const one: Quoter = { userId: 'u-1001', token: await shop.logIn(TRADE) };
    const other = await newColleague(shop, 'owner');
    // with a third, neither is the last owner
    const third = await newColleague(shop, 'owner');
    const remove = (through: TestShop, { userId, token }: Quoter, colleagueId: string) =>
      through.call(REMOVE, { userId, colleagueId }, { token });
    const both = await keeper.letTwoMeet(lockCompanies, () =>
      Promise.all([remove(shop, one, other.userId), remove(twin, other, one.userId)]),
    );
    expect(both.map(({ status, resultCode }) => `${status} ${resultCode}`).sort()).toEqual([
      '200 -1000',
      '200 0',
    ]);
    const left = both[0]?.resultCode === '0' ? one : other;
    const { people } = (await shop.call(PEOPLE, { userId: left.userId }, { token: left.token })).body.data;
    expect(people.map(({ colleagueId }) => colleagueId).sort()).toEqual([left.userId, third.userId].sort());
  });
});
