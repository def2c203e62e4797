import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../../fixtures/people/people.ts';
import { DEVELOPER } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { colleague, mailedToken, mailsOf, type Person, personOf, withCompany } from '../../testing/people.ts';

describe.each(ENGINES)('managing the people of a company on %s', (engine) => {
  let shop: TestShop;
  let owner: Person;
  withCompany(engine, (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('is only possible for owners, and only for people of their own company', async () => {
    const ben = await colleague(shop, owner, 'ben', 'approver');
    expect(await ben.invite('eve@buyer.example', 'owner')).toMatchObject({
      resultCode: '102',
      resultMsg: expect.stringContaining('Please ask'),
    });
    const raise = { colleagueId: ben.userId, companyRole: 'owner' };
    expect((await ben.ask('/woojiapi/user/updatecolleague', raise)).resultCode).toBe('102');
    const stranger = await personOf(shop, DEVELOPER);
    const removal = { colleagueId: ben.userId };
    expect((await stranger.ask('/woojiapi/user/deletecolleague', removal)).resultCode).toBe('102');
    const change = { ...removal, companyRole: 'accounts' };
    expect((await stranger.ask('/woojiapi/user/updatecolleague', change)).resultCode).toBe('102');
    expect((await stranger.people()).people.map(({ loginName }) => loginName)).toEqual([DEVELOPER]);
  });

  it('keeps an owner: the last one can’t be demoted or removed, and can’t leave colleagues behind', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer');
    const lower = { colleagueId: owner.userId, companyRole: 'buyer' };
    expect((await owner.ask('/woojiapi/user/updatecolleague', lower)).resultCode).toBe('1');
    const leave = { password: SEED_PASSWORD };
    expect(await owner.ask('/woojiapi/user/closeaccount', leave)).toMatchObject({
      resultCode: '1',
      resultMsg: expect.stringContaining('only owner'),
    });
    const raise = { colleagueId: ben.userId, companyRole: 'owner' };
    expect((await owner.ask('/woojiapi/user/updatecolleague', raise)).resultCode).toBe('0');
    expect((await mailsOf(shop, 'role-changed')).map(({ to_address }) => to_address)).toEqual([ben.email]);
    // each demotes the other; one of them remains an owner
    const both = await Promise.all([
      owner.ask('/woojiapi/user/updatecolleague', { ...lower, colleagueId: ben.userId }),
      ben.ask('/woojiapi/user/updatecolleague', lower),
    ]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '102']);
  });

  it('removes a colleague: sessions end, orders keep their name, and the email is free again', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer');
    const placed = await ben.order(2);
    const removal = { colleagueId: ben.userId };
    expect((await owner.ask('/woojiapi/user/deletecolleague', removal)).resultCode).toBe('0');
    expect((await ben.ask('/woojiapi/user/qrypeople')).resultCode).toBe('-1000');
    expect((await owner.orderOf(placed.body.data.orderId)).placedBy).toBe('Ben Okoro');
    expect((await owner.people()).people).toHaveLength(1);
    expect((await mailsOf(shop, 'colleague-removed'))[0]?.to_address).toBe(ben.email);
    expect((await owner.invite(ben.email, 'buyer')).resultCode).toBe('0');
    expect(await mailedToken(shop, ben.email)).not.toBe('');
  });

  it('lets accounts see the company’s orders and papers, but not order', async () => {
    const dana = await colleague(shop, owner, 'dana', 'accounts');
    const refused = await dana.order(2);
    expect(refused).toMatchObject({ resultCode: '102', resultMsg: expect.stringContaining('Tom Halloran') });
    const basket = await dana.ask('/woojiapi/order/qryshoppingcar');
    expect(basket.body).toMatchObject({ refusal: expect.stringContaining('accounts') });
    const ben = await colleague(shop, owner, 'ben', 'buyer');
    const { orderId } = (await ben.order(2)).body.data;
    expect((await dana.orderOf(orderId)).orderId).toBe(orderId);
    const cancel = await dana.ask('/woojiapi/order/cancelorder', { orderId });
    expect(cancel.resultCode).toBe('102');
    for (const path of ['/woojiapi/order/qryinvoices', '/woojiapi/order/qrytopay'] as const) {
      const reply = await dana.ask(path, { pageNo: 1, pageSize: 10 });
      expect([path, reply.resultCode === '0' || path.endsWith('qrytopay')]).toEqual([path, true]);
    }
  });
});
