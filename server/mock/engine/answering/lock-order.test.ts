import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { type Buyer, newBuyers, orderOfBuyer } from '../../testing/order.ts';
import { INVITATION_PAGE } from '../../testing/people.ts';
import { newColleague, type Quoter } from '../../testing/quote.ts';
import { floor } from '../../testing/stock.ts';
import { moveOrder } from '../../trade/order/move-order.ts';
import { newId } from '../security/token.ts';

const COMPANIES = 24;
const ROUNDS = 4;
/** Hundreds of calls, on a machine that may be busy with other tests. */
const LONG = { timeout: 300_000 };

// libSQL has one writer at a time, so only PostgreSQL can deadlock
describe('two processes on PostgreSQL', LONG, () => {
  const shops: TestShop[] = [];
  let buyers: Buyer[];
  const colleagues: Quoter[] = [];
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const opened = await newStore('PostgreSQL');
    clear = opened.clear;
    const shop = await openShop(opened.place);
    shops.push(shop, await shop.twin());
    await shop.db
      .updateTable('products')
      .set({ stock_packs: 1_000_000 })
      .where('product_id', '=', floor.productId)
      .execute();
    await shop.db
      .updateTable('companies')
      .set({ credit_limit_pence: 1_000_000_000, is_po_required: 0 })
      .execute();
    buyers = await newBuyers(shop, COMPANIES);
    for (const { companyId } of buyers) colleagues.push(await newColleague(shop, 'owner', null, companyId));
  });
  afterAll(async () => {
    for (const shop of shops) await shop?.close();
    await clear?.();
  });

  it('answer orders, returns, quotations and invitations of many companies at once, without a single 104', async () => {
    const [shop] = shops as [TestShop];
    let delivered = await orderAll(shop, buyers);
    for (let round = 0; round < ROUNDS; round++) {
      await refill(shop, buyers);
      const orders = await Promise.all(buyers.map((buyer) => orderOfBuyer(shop, buyer)));
      const answers = await Promise.all(
        buyers.flatMap((buyer, index) => {
          const send = (process: 0 | 1, { userId, token }: Quoter, path: CallPath, body: object) =>
            (shops[process] as TestShop).call(path, { ...body, userId }, { token, json: true });
          // two people of each company, through two processes, which begin with different kinds of call
          const colleague = colleagues[index] as Quoter;
          const order = { ...orders[index], payment: 'account' };
          const invitation = invitationOf(`r${round}-${index}`);
          const back = delivered[index] ?? {};
          if (index % 2 === 0)
            return [
              send(0, buyer, '/woojiapi/order/insertorder', order),
              send(0, buyer, '/woojiapi/order/insertquotation', QUOTATION),
              send(1, colleague, '/woojiapi/order/insertreturn', back),
              send(1, colleague, '/woojiapi/user/insertinvitation', invitation),
            ];
          return [
            send(0, buyer, '/woojiapi/user/insertinvitation', invitation),
            send(0, buyer, '/woojiapi/order/insertorder', order),
            send(1, colleague, '/woojiapi/order/insertquotation', QUOTATION),
            send(1, colleague, '/woojiapi/order/insertreturn', back),
          ];
        }),
      );
      expect(answers.filter(({ resultCode }) => resultCode !== '0').map(({ text }) => text)).toEqual([]);
      delivered = await deliverAll(shop, buyers);
    }
  });

  it('try a call again that PostgreSQL has aborted to end a deadlock', async () => {
    const [shop] = shops as [TestShop];
    // only on the first try, as a sequence isn't rolled back
    await sql
      .raw(
        `create sequence tries;
         create function clash() returns trigger language plpgsql as $$ begin
           if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
           return new; end $$;
         create trigger clash after insert on projects for each row execute function clash()`,
      )
      .execute(shop.db);
    const { userId, token } = buyers[0] as Buyer;
    const body = { projectName: 'Mill Lane', brand: 'Alderline', userId };
    const answer = await shop.call('/woojiapi/order/insertproject', body, { token });
    expect(answer.resultCode, answer.text).toBe('0');
    const { data } = (await shop.call('/woojiapi/order/qryprojectbyuserid', { userId }, { token })).body;
    expect(data.map(({ projectName }) => projectName)).toEqual(['Mill Lane']);
  });
});

async function orderAll(shop: TestShop, buyers: readonly Buyer[]): Promise<object[]> {
  await refill(shop, buyers);
  for (const buyer of buyers) {
    const order = { ...(await orderOfBuyer(shop, buyer)), payment: 'account' };
    const { userId, token } = buyer;
    const answer = await shop.call(
      '/woojiapi/order/insertorder',
      { ...order, userId },
      { token, json: true },
    );
    expect(answer.resultCode, answer.text).toBe('0');
  }
  return await deliverAll(shop, buyers);
}

/** Delivers the last order of each buyer. @returns what each of them would return of it */
async function deliverAll({ db, clock }: TestShop, buyers: readonly Buyer[]): Promise<object[]> {
  const bodies: object[] = [];
  for (const { userId } of buyers) {
    const { order_id, line_id } = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
      .select(['orders.order_id', 'order_lines.line_id'])
      .where('orders.user_id', '=', userId)
      .where('orders.sts', '=', 'received')
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      for (const sts of ['confirmed', 'picking', 'dispatched', 'delivered'] as const)
        await moveOrder(trx, order_id, sts, '', clock.now);
    });
    const lines = [{ lineId: line_id, number: 1 }];
    bodies.push({ orderId: order_id, kind: 'return', reason: 'Too many', lines, pictureIds: [] });
  }
  return bodies;
}

async function refill({ db, clock }: TestShop, buyers: readonly Buyer[]): Promise<void> {
  const rows = buyers.map(({ userId }) => ({
    car_id: newId('b'),
    user_id: userId,
    product_id: floor.productId,
    car_type: 0,
    number: 1,
    price_pence: floor.productPrice ?? 0,
    main_img: floor.mainImg,
    product_info: '',
    note: '',
    created_at: clock.now,
  }));
  await db.insertInto('basket_lines').values(rows).execute();
}

const QUOTATION = {
  source: 'lines',
  title: 'Mill Lane 4',
  postCode: 'IP4 2BE',
  lines: [{ productNo: floor.productNo, number: 3 }],
};

const invitationOf = (name: string) => ({
  email: `${name}@buyer.example`,
  firstName: 'Ben',
  lastName: 'Okoro',
  companyRole: 'buyer',
  pageUrl: INVITATION_PAGE,
});
