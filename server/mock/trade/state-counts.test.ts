import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../../../contracts/domain/order/order-state.ts';
import { QUOTATION_STATES } from '../../../contracts/domain/quotation/quotation-state.ts';
import { ARCHITECT, TRADE } from '../testing/buy.ts';
import { ENGINES, newStore, openShop, type TestShop } from '../testing/open-shop.ts';
import { newColleague, quotingAs } from '../testing/quote.ts';

const INVOICES_SHOWN = ['open', 'overdue'] as const;
const SEARCHES = ['', 'oak', '-26', 'no such thing'];
const DAY = 86_400_000;

describe.each(ENGINES)('how many are in each state, on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  let token: string;
  const userId = 'u-1001';
  type List = `/woojiapi/order/qry${'orders' | 'quotations' | 'invoices'}`;
  const read = async <Path extends List>(list: Path, narrowed: object, as = { userId, token }) =>
    (
      await shop.call(
        list,
        { userId: as.userId, pageNo: 1, pageSize: 100, ...narrowed },
        { token: as.token, json: true },
      )
    ).body;

  /** Each count is how many the list shows, however it is narrowed. */
  async function expectCounted(list: List, field: string, states: readonly string[], narrowed: object) {
    const { data, counts } = await read(list, narrowed);
    const counted = counts as unknown as Record<string, number>;
    expect(counted.all).toBe(data.length);
    for (const state of states) {
      const part = await read(list, { ...narrowed, [field]: state });
      expect(counted[state], state).toBe(part.data.length);
      expect(part.total).toBe(part.data.length);
      expect(part.counts, 'the same whatever state is asked for').toEqual(counts);
    }
    return counted;
  }
  const sum = (counts: Record<string, number>, states: readonly string[]) =>
    states.reduce((all, state) => all + (counts[state] ?? 0), 0);

  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openShop({ ...made.place, sowing: 'with people and orders' });
    token = await shop.logIn(TRADE);
  });
  afterAll(async () => {
    await shop.close();
    await clear();
  });

  it.each(SEARCHES)('are the orders that the list shows, searched for %j', async (search) => {
    const counts = await expectCounted('/woojiapi/order/qryorders', 'sts', ORDER_STATES, { search });
    expect(sum(counts, ORDER_STATES)).toBe(counts.all);
    if (search === '') expect(counts.delivered).toBeGreaterThan(3);
  });

  it.each(SEARCHES)('are the invoices that the list shows, searched for %j', async (search) => {
    const counts = await expectCounted('/woojiapi/order/qryinvoices', 'show', INVOICES_SHOWN, { search });
    expect(counts.overdue).toBeLessThanOrEqual(counts.open ?? 0);
    if (search === '') expect(counts.open).toBeGreaterThan(0);
  });

  it('are the quotations that the list shows, also once one has ended', async () => {
    const quoting = quotingAs(shop, { userId, token });
    await quoting.accepted({ title: 'Oak for the lane' });
    await shop.db
      .updateTable('quotations')
      .set({ valid_until: shop.clock.now - 2 * DAY })
      .where('quotation_id', '=', await quoting.accepted({ title: 'Oak for the yard' }))
      .execute();
    for (const narrowed of [{}, { search: 'yard' }, { endsSoon: 1 }, { projectId: 'j-none' }]) {
      const counts = await expectCounted('/woojiapi/order/qryquotations', 'sts', QUOTATION_STATES, narrowed);
      expect(sum(counts, QUOTATION_STATES)).toBe(counts.all);
    }
    const { counts } = await read('/woojiapi/order/qryquotations', { search: 'yard' });
    expect(counts).toMatchObject({ all: 1, accepted: 0, expired: 1 });
  });

  it('has orders that wait for approval among the received ones, and finds them alone', async () => {
    const buyer = await newColleague(shop, 'buyer', 100);
    const quoting = quotingAs(shop, buyer);
    const before = await read('/woojiapi/order/qryorders', {});
    const quotationId = await quotingAs(shop, { userId, token }).accepted({ title: 'Oak for the mill' });
    const { orderId } = await quoting.ordered([quotationId]);
    const after = await read('/woojiapi/order/qryorders', { isWaiting: 1 });
    expect(after.counts?.waiting).toBe((before.counts?.waiting ?? 0) + 1);
    expect(after.counts?.received).toBe((before.counts?.received ?? 0) + 1);
    expect(after.data).toHaveLength(after.counts?.waiting ?? 0);
    expect(JSON.stringify(after.data)).toContain(orderId);
    expect((await read('/woojiapi/order/qryorders', { isWaiting: 1, sts: 'delivered' })).total).toBe(0);
  });

  it('is of one’s own company alone', async () => {
    const stranger = { userId: 'u-1002', token: await shop.logIn(ARCHITECT) };
    const [theirs, ours] = [
      await read('/woojiapi/order/qryorders', {}, stranger),
      await read('/woojiapi/order/qryorders', {}),
    ];
    const { all } = await shop.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number | string>().as('all'))
      .executeTakeFirstOrThrow();
    expect(theirs.counts?.all).toBeLessThan(Number(all));
    expect((theirs.counts?.all ?? 0) + (ours.counts?.all ?? 0)).toBeLessThanOrEqual(Number(all));
  });
});
