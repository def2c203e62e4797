import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planLines } from '../../../../contracts/domain/plan/plan-lines.ts';
import { personByLogin } from '../../../../fixtures/people/people.ts';
import { PLANNED_HOUSES } from '../../../../fixtures/projects/planned-houses.ts';
import { TRADE } from '../../testing/buy.ts';
import { ENGINES, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';

describe.each(ENGINES)('the planned houses of the people to try the shop with, on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    const made = await newStore(engine);
    clear = made.clear;
    shop = await openShop({ ...made.place, sowing: 'with people and orders' });
  });
  afterAll(async () => {
    await shop.close();
    await clear();
  });

  const firstQuotation = async (loginName: string) => {
    const { userId } = personByLogin(loginName);
    const token = await shop.logIn(loginName);
    const all = { userId, pageNo: 1, pageSize: 20 };
    const [summary] = (await shop.call('/woojiapi/order/qryquotations', all, { token })).body.data;
    if (!summary) throw new Error(`${loginName} has no quotation`);
    return { userId, token, summary };
  };

  it.each(PLANNED_HOUSES)(
    '$projectName is a project, a plan and a quotation of the same packs',
    async (house) => {
      const { token, userId, summary } = await firstQuotation(house.loginName);
      const { quotationId, projectId } = summary;
      const one = { userId, quotationId };
      const quotation = (await shop.call('/woojiapi/order/qryquotationdetail', one, { token })).body.data;
      const { plan, projectName } = (await shop.call('/woojiapi/order/qryplan', { projectId }, { token }))
        .body.data;
      const facts = (await shop.call('/woojiapi/order/qryplanfacts', { brand: 'Alderline' }, { token })).body
        .data;
      const inProject = (await shop.call('/woojiapi/order/qryprojectproduct', { projectId }, { token })).body
        .data;
      expect(projectName).toBe(house.projectName);
      expect(plan.rooms.map(({ name }) => name)).toEqual(house.plan.rooms.map(({ name }) => name));
      const packs = (lines: readonly { readonly productId: string; readonly number: number }[]) => {
        const sums = new Map<string, number>();
        for (const { productId, number } of lines) sums.set(productId, (sums.get(productId) ?? 0) + number);
        return [...sums].sort();
      };
      const planned = packs(planLines(plan, facts));
      expect(planned.length).toBeGreaterThan(2);
      expect(packs(quotation.lines)).toEqual(planned);
      expect(packs(inProject)).toEqual(planned);
    },
  );

  it('have an answer that can be accepted, with its message and changes', async () => {
    const { token, userId, summary } = await firstQuotation(TRADE);
    const { quotationId } = summary;
    const one = { userId, quotationId };
    const { data } = (await shop.call('/woojiapi/order/qryquotationdetail', one, { token })).body;
    expect(data).toMatchObject({ sts: 'answered', revision: 2 });
    expect(data.messages.map(({ text }) => text)).toEqual([
      PLANNED_HOUSES[0]?.request,
      PLANNED_HOUSES[0]?.answer?.message,
    ]);
    expect(data.revisions.at(-1)?.changes.length).toBeGreaterThan(0);
    const accepted = { ...one, version: data.version, signedBy: 'Ada Moss' };
    const reply = await shop.call('/woojiapi/order/acceptquotation', accepted, { token });
    expect(reply.body.resultCode).toBe('0');
  });
});
