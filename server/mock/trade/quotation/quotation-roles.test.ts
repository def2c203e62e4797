import { describe, expect, it } from 'vitest';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { newColleague, quotingAs } from '../../testing/quote.ts';
import { withShop } from '../../testing/with-shop.ts';

const ACCEPT = '/woojiapi/order/acceptquotation';
const signed = (quotationId: string, version = 1) => ({ quotationId, version, signedBy: 'Ada Moss' });

describe.each(ENGINES)('who may bind a company with a quotation on %s', (engine) => {
  let shop: TestShop;
  withShop(engine, (opened) => {
    shop = opened;
  });

  it.each(['owner', 'buyer', 'approver'] as const)('lets the %s of a company accept', async (role) => {
    const { make, read, ok } = quotingAs(shop, await newColleague(shop, role));
    const quotationId = await make();
    expect(await read(quotationId)).toMatchObject({ mayAccept: 1 });
    await ok(ACCEPT, signed(quotationId));
    const accepted = await read(quotationId);
    expect(accepted).toMatchObject({ sts: 'accepted', mayOrder: 1 });
    expect(accepted.refusal).toBeUndefined();
  });

  it('says to accounts whom to ask, offers them neither step, and lets them do everything that isn’t binding', async () => {
    const accounts = quotingAs(shop, await newColleague(shop, 'accounts'));
    const buyer = quotingAs(shop, await newColleague(shop, 'buyer'));
    const quotationId = await accounts.make();
    const refused = await accounts.call(ACCEPT, signed(quotationId));
    expect([refused.status, refused.resultCode]).toEqual([200, '102']);
    expect(refused.resultMsg).toContain('Your login is for accounts');
    const refusal = refused.resultMsg;
    expect(await accounts.read(quotationId)).toMatchObject({ sts: 'draft', mayAccept: 0, refusal });

    await accounts.ok('/woojiapi/order/requestquotation', { quotationId, version: 1, message: 'Less?' });
    expect((await accounts.read(quotationId)).refusal).toBeUndefined();
    await accounts.ok('/woojiapi/order/declinequotation', { quotationId, version: 2, reason: '' });

    const other = await buyer.accepted();
    expect(await accounts.read(other)).toMatchObject({ sts: 'accepted', mayOrder: 0, refusal });
    expect((await accounts.call(ACCEPT, signed(other, 2))).resultCode).toBe('102');
    const input = { ...(await buyer.checkout([other])), userId: accounts.userId };
    expect((await accounts.call('/woojiapi/order/insertorder', input)).resultCode).toBe('102');
    expect(await buyer.read(other)).toMatchObject({ sts: 'accepted', mayOrder: 1 });
  });

  it('asks for the role of the moment: one who was moved to accounts no longer accepts', async () => {
    const person = await newColleague(shop, 'buyer');
    const { make, call, read } = quotingAs(shop, person);
    const quotationId = await make();
    await shop.db
      .updateTable('company_roles')
      .set({ company_role: 'accounts' })
      .where('user_id', '=', person.userId)
      .execute();
    expect((await call(ACCEPT, signed(quotationId))).resultCode).toBe('102');
    expect((await read(quotationId)).version).toBe(1);
  });
});
