import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { toJson } from '../../engine/database/stored-values.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const BOOK = '/woojiapi/order/qryaddresses';
const ADD = '/woojiapi/order/insertaddress';
const CHANGE = '/woojiapi/order/updateaddress';
const REMOVE = '/woojiapi/order/deleteaddress';
const userId = 'u-1001';

describe.each(ENGINES)('the address book on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('addresses').execute();
  });

  const add = (label: string, site: object = buildSite(), callserial = newSerial()) =>
    shop.call(ADD, { userId, label, site }, { token, json: true, callserial });
  const book = async () => (await shop.call(BOOK, { userId }, { token })).body.data;
  const labels = async () => (await book()).map(({ label }) => label);

  it('is sorted by label, and has post codes in the usual form', async () => {
    for (const label of ['plot 10', 'Yard', 'Plot 9']) await add(label, buildSite({ postCode: ' ip4 9zz' }));
    expect(await labels()).toEqual(['Plot 9', 'plot 10', 'Yard']);
    expect((await book())[0]?.site).toEqual(buildSite());
  });

  it('adds an address once for the same call', async () => {
    const serial = newSerial();
    const [one, two] = await Promise.all([
      add('Yard', buildSite(), serial),
      add('Yard', buildSite(), serial),
    ]);
    expect([one.resultCode, two.text]).toEqual(['0', one.text]);
    expect(await labels()).toEqual(['Yard']);
  });

  it('says what is wrong with an address, and stores nothing of it', async () => {
    for (const [field, label, site] of [
      ['site.postCode', 'Yard', buildSite({ postCode: 'nowhere' })],
      ['site.line1', 'Yard', buildSite({ line1: ' ' })],
      ['site.sitePhone', 'Yard', buildSite({ sitePhone: ' ' })],
      ['label', '  ', buildSite()],
    ] as const) {
      const answer = await add(label, site);
      expect(JSON.parse(answer.text)).toMatchObject({ resultCode: '1', field });
      expect(answer.resultMsg).toMatch(/^Please .*\.$/);
    }
    expect(await labels()).toEqual([]);
  });

  it('holds at most 100 addresses, even if several are sent at once', async () => {
    const rows = Array.from({ length: 97 }, (_, index) => ({
      address_id: `a-${index}`,
      company_id: 'c-1001',
      label: `Plot ${index}`,
      site: toJson(buildSite()),
      created_at: 0,
    }));
    await shop.db.insertInto('addresses').values(rows).execute();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((label) => add(label)));
    expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(3);
    const refused = answers.find(({ resultCode }) => resultCode === '1');
    expect(refused?.resultMsg).toBe('Your address book is full: it holds 100 addresses.');
    expect(await book()).toHaveLength(100);
  });

  it('can only be changed and emptied by its own company', async () => {
    const { addressId } = (await add('Yard')).body.data;
    const change = { addressId, label: 'Depot', site: buildSite({ town: 'Felixstowe' }) };
    const stranger = { token: await shop.logIn(ARCHITECT), json: true };
    const theirs = { userId: 'u-1002' };
    expect((await shop.call(CHANGE, { ...theirs, ...change }, stranger)).resultCode).toBe('102');
    expect((await shop.call(REMOVE, { ...theirs, addressId }, stranger)).resultCode).toBe('102');
    expect((await shop.call(BOOK, theirs, stranger)).body.data).toEqual([]);
    expect(await labels()).toEqual(['Yard']);

    expect((await shop.call(CHANGE, { userId, ...change }, { token, json: true })).resultCode).toBe('0');
    expect(await book()).toMatchObject([{ addressId, label: 'Depot', site: { town: 'Felixstowe' } }]);
    const none = { userId, ...change, addressId: 'a-none' };
    expect((await shop.call(CHANGE, none, { token, json: true })).resultCode).toBe('102');
    for (let time = 0; time < 2; time++) {
      expect((await shop.call(REMOVE, { userId, addressId }, { token })).resultCode).toBe('0');
    }
    expect(await labels()).toEqual([]);
  });
});
