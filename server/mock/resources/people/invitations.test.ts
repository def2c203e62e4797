import { describe, expect, it } from 'vitest';
import { removeOld } from '../../database/keep-house.ts';
import { DEVELOPER, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import {
  accept,
  colleague,
  freshOwner,
  INVITATION_PAGE,
  mailedToken,
  mailsOf,
  type Person,
  withCompany,
} from '../../testing/people.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('the shop, as colleagues are invited, on %s', (engine) => {
  let shop: TestShop;
  let owner: Person;
  withCompany(engine, (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('lets the owner invite a colleague, who can log in at once; a link is good once', async () => {
    const ben = await colleague(shop, owner, 'ben', 'buyer', 250_000);
    const list = await owner.people();
    expect(
      list.people.map(({ loginName, companyRole, limitPence }) => [loginName, companyRole, limitPence]),
    ).toEqual([
      [TRADE, 'owner', undefined],
      [ben.email, 'buyer', 250_000],
    ]);
    expect(list.invitations).toEqual([]);
    expect((await mailsOf(shop, 'invitation-accepted')).map(({ to_address }) => to_address)).toEqual([TRADE]);
    expect((await accept(shop, await mailedToken(shop, ben.email))).resultCode).toBe('1');
    expect(await ben.people()).toMatchObject({ companyRole: 'buyer', invitations: [] });
  });

  it('ends a link after seven days, when it is sent again, and when it is withdrawn', async () => {
    await owner.invite('ben@buyer.example', 'buyer');
    const first = await mailedToken(shop, 'ben@buyer.example');
    const [open] = (await owner.people()).invitations;
    const invitationId = open?.invitationId ?? '';
    shop.clock.now += 7 * DAY;
    const again = await shop.call('/woojiapi/user/qryinvitation', { invitationToken: first });
    expect(again.resultCode).toBe('1');
    shop.clock.now += 1;
    owner = await freshOwner(shop);
    expect((await owner.people()).invitations[0]?.isOver).toBe(1);
    await owner.ask('/woojiapi/user/sendinvitation', { invitationId, pageUrl: INVITATION_PAGE });
    const second = await mailedToken(shop, 'ben@buyer.example');
    expect(second).not.toBe(first);
    expect((await accept(shop, first)).resultCode).toBe('1');
    expect(
      (await shop.call('/woojiapi/user/qryinvitation', { invitationToken: second })).body.data,
    ).toMatchObject({
      email: 'ben@buyer.example',
      companyRole: 'buyer',
    });
    await owner.ask('/woojiapi/user/deleteinvitation', { invitationId });
    expect((await accept(shop, second)).resultCode).toBe('1');
  });

  it.each(['http://evil.example/invitation', 'https://localhost.evil.example:4000/invitation'])(
    'leads to the shop, whatever address the body names: %s',
    async (pageUrl) => {
      const person = { firstName: 'Ben', lastName: 'Okoro', companyRole: 'buyer' };
      await owner.ask('/woojiapi/user/insertinvitation', { ...person, email: 'ben@buyer.example', pageUrl });
      const [open] = (await owner.people()).invitations;
      await owner.ask('/woojiapi/user/sendinvitation', { invitationId: open?.invitationId, pageUrl });
      const mails = await mailsOf(shop, 'invitation');
      expect(mails).toHaveLength(2);
      for (const { body } of mails) {
        expect(body.match(/https?:\/\/[^?\s]*/g)).toEqual([
          'http://localhost:4000/invitation',
          'http://localhost:4000/mobile/invitation',
        ]);
      }
    },
  );

  it('removes invitations that are long over', async () => {
    await owner.invite('ben@buyer.example', 'buyer');
    await removeOld(shop.db, shop.clock.now + 36 * DAY);
    const left = () => shop.db.selectFrom('invitations').selectAll().execute();
    expect(await left()).toHaveLength(1);
    await removeOld(shop.db, shop.clock.now + 38 * DAY);
    expect(await left()).toEqual([]);
  });

  it('invites an email once, and tells only its owner that it has an account', async () => {
    await owner.invite('ben@buyer.example', 'buyer');
    expect(await owner.invite('BEN@buyer.example', 'buyer')).toMatchObject({ resultCode: '1' });
    expect((await owner.invite(DEVELOPER, 'buyer')).resultCode).toBe('0');
    const [mail] = await mailsOf(shop, 'invitation');
    const taken = (await mailsOf(shop, 'invitation')).find(({ to_address }) => to_address === DEVELOPER);
    expect(mail).toBeDefined();
    expect(taken?.body).not.toContain('token=');
  });

  it('tells in one’s own data the role, the limit and whom one has invited', async () => {
    await owner.invite('ben@buyer.example', 'buyer', 250_000);
    const { data } = (await owner.ask('/woojiapi/user/qryowndata')).body;
    const text = JSON.stringify(data);
    expect(text).toContain('Owner');
    expect(text).toContain('ben@buyer.example');
  });
});
