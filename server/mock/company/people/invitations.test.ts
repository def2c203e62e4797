import { describe, expect, it } from 'vitest';

import { removeOld } from '../../engine/database/keep-house.ts';
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

/** Addresses outside the shop, which an attacker might try to have mailed. */
const PAGES_ELSEWHERE = [
  'http://evil.example/invitation',
  'https://evil.example/invitation',
  'https://localhost.evil.example:4000/invitation',
  'http://localhost:4000.evil.example/invitation',
  'http://localhost:4001/invitation',
  'https://localhost:4000/invitation',
  'http://127.0.0.1/invitation',
  'http://[::1]:4000/invitation',
  'http://2130706433/invitation',
  'http://localhost.:4000/invitation',
  'http://LOCALHOST.EVIL.EXAMPLE/invitation',
  'http://evil.example/mobile/invitation',
  'http://evil.example/invitation?token=mine',
  'http://evil.example/invitation#token=mine',
  'http://evil.example:80/invitation',
  'http://localhost:4000@evil.example/invitation',
  'http://user:secret@localhost:4000/invitation',
  'http://localhost:4000\\@evil.example/invitation',
  'http://localhost:4000\\.evil.example/invitation',
  'http://evil.example\\invitation',
  'http:evil.example/invitation',
  '//evil.example/invitation',
  '/\\evil.example/invitation',
  'http:/evil.example/invitation',
  'http:///evil.example/invitation',
  'http://evil.example/x/../invitation',
  'http://evil.example/%69nvitation',
  'http://evil.example/Invitation',
  'http://еvil.example/invitation',
  'http://xn--vil-qdd.example/invitation',
  'http://evil。example/invitation',
  'http://evil.example/invitation\nhttp://localhost:4000/invitation',
  'http://localhost:4000/invitation http://evil.example/invitation',
  'javascript:alert(1)//invitation',
  'data:text/html,/invitation',
  'ftp://evil.example/invitation',
  '',
];

const OWN_LINKS = 'http://localhost:4000/invitation http://localhost:4000/mobile/invitation';

describe.each(ENGINES)('invitations on %s', (engine) => {
  let shop: TestShop;
  let owner: Person;
  withCompany(engine, (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('let the owner invite a colleague, who can log in at once; a link can be used once', async () => {
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

  it('expire after seven days, when they are sent again, and when they are withdrawn', async () => {
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

  it('are removed long after they have expired', async () => {
    await owner.invite('ben@buyer.example', 'buyer');
    await removeOld(shop.db, shop.clock.now + 36 * DAY);
    const left = () => shop.db.selectFrom('invitations').selectAll().execute();
    expect(await left()).toHaveLength(1);
    await removeOld(shop.db, shop.clock.now + 38 * DAY);
    expect(await left()).toEqual([]);
  });

  it('invite an email once, and reveal only to its owner that it has an account', async () => {
    await owner.invite('ben@buyer.example', 'buyer');
    expect(await owner.invite('BEN@buyer.example', 'buyer')).toMatchObject({ resultCode: '1' });
    expect((await owner.invite(DEVELOPER, 'buyer')).resultCode).toBe('0');
    const [mail] = await mailsOf(shop, 'invitation');
    const taken = (await mailsOf(shop, 'invitation')).find(({ to_address }) => to_address === DEVELOPER);
    expect(mail).toBeDefined();
    expect(taken?.body).not.toContain('token=');
  });

  it('are in one’s own data, with role and limit', async () => {
    await owner.invite('ben@buyer.example', 'buyer', 250_000);
    const { data } = (await owner.ask('/woojiapi/user/qryowndata')).body;
    const text = JSON.stringify(data);
    expect(text).toContain('Owner');
    expect(text).toContain('ben@buyer.example');
  });
});

describe('the mail of an invitation', () => {
  let shop: TestShop;
  let owner: Person;
  withCompany('libSQL', (opened, theOwner) => {
    shop = opened;
    owner = theOwner;
  });

  it('only links to the shop; other addresses in the body are ignored or refused', async () => {
    const person = { firstName: 'Ben', lastName: 'Okoro', companyRole: 'buyer' };
    const wrong: string[] = [];
    let mailed = 0;
    for (const pageUrl of PAGES_ELSEWHERE) {
      await shop.db.deleteFrom('mails').execute();
      await shop.db.deleteFrom('invitations').execute();
      const email = 'ben@buyer.example';
      const invited = await owner.ask('/woojiapi/user/insertinvitation', { ...person, email, pageUrl });
      const [open] = (await owner.people()).invitations;
      if (open)
        await owner.ask('/woojiapi/user/sendinvitation', { invitationId: open.invitationId, pageUrl });
      const links = (await mailsOf(shop, 'invitation')).map(({ body }) =>
        body.match(/(?:https?:)?\/\/[^?\s]*/g)?.join(' '),
      );
      const expected = invited.resultCode === '0' ? [OWN_LINKS, OWN_LINKS] : [];
      if (links.join() !== expected.join()) wrong.push(`${pageUrl}: ${invited.resultCode} ${links.join()}`);
      mailed += links.length;
    }
    expect(wrong).toEqual([]);
    expect(mailed).toBeGreaterThan(20);
  });
});
