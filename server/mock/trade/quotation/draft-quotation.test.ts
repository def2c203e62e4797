import { beforeEach, describe, expect, it } from 'vitest';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { beginQuoting, quotingMillLane, START } from '../../testing/mill-lane.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { fillBasket } from '../../testing/order.ts';
import { floor, other } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

const MAKE = '/woojiapi/order/insertquotation';
const LIST = '/woojiapi/order/qryquotations';
const READ = '/woojiapi/order/qryquotationdetail';
const CHANGE = '/woojiapi/order/updatequotation';
const ASK = '/woojiapi/order/requestquotation';
const ACCEPT = '/woojiapi/order/acceptquotation';
const DECLINE = '/woojiapi/order/declinequotation';
const COPY = '/woojiapi/order/copyquotation';
const DELETE = '/woojiapi/order/deletequotation';
const FILL = '/woojiapi/order/insertquotationbasket';
const WRITE = '/woojiapi/order/insertquotationmessage';
const userId = 'u-1001';

describe.each(ENGINES)('a quotation as a draft on %s', (engine) => {
  let shop: TestShop;
  let owner: ReturnType<typeof quotingMillLane>;
  withShop(engine, async (opened) => {
    shop = opened;
    owner = quotingMillLane(shop, { userId, token: await shop.logIn(TRADE) });
  });
  beforeEach(() => beginQuoting(shop));

  it('is made of given lines at today’s prices, numbered, and adds up', async () => {
    const { quotationId, quotationNo } = await owner.make({ plots: 12, houseType: 'type B' });
    expect(quotationNo).toMatch(/^Q-\d{6}$/);
    const one = await owner.read(quotationId);
    const costs = [
      costOf(totalAmount(36, floor.packSize), 4150),
      costOf(totalAmount(24, other.packSize), 5233),
    ];
    expect(one).toMatchObject({
      title: 'Mill Lane 4',
      postCode: 'IP4 2BE',
      sts: 'draft',
      revision: 1,
      version: 1,
      plots: 12,
      validUntil: '2026-12-21',
      daysLeft: 30,
      isDeliveryKnown: 1,
      mayAccept: 1,
      mayOrder: 0,
      changes: [],
    });
    expect(one.lines.map(({ linePence }) => linePence)).toEqual(costs);
    expect(one.lines[0]).toMatchObject({ number: 3, totalNumber: 36, note: 'Kitchen first' });
    expect(one.goodsPence).toBe((costs[0] ?? 0) + (costs[1] ?? 0));
    expect(one.totalPence).toBe(one.goodsPence + one.deliveryPence + one.vatPence);
    const next = await owner.make();
    expect(Number(next.quotationNo.slice(2))).toBe(Number(quotationNo.slice(2)) + 1);
  });

  it('is made from the basket and from a project, and keeps its lines when they change', async () => {
    expect((await owner.call(MAKE, { source: 'basket', title: 'Empty' })).body).toMatchObject({
      resultCode: '1',
      field: 'source',
    });
    await fillBasket(shop, TRADE, [floor, 3]);
    const { quotationId } = await owner.make({ source: 'basket', lines: undefined });
    await shop.db.deleteFrom('basket_lines').execute();
    expect((await owner.read(quotationId)).lines).toMatchObject([{ productNo: floor.productNo, number: 3 }]);
    const project = await shop.db
      .selectFrom('projects')
      .innerJoin('project_lines', 'project_lines.project_id', 'projects.project_id')
      .select('projects.project_id')
      .where('projects.user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const ofProject = await owner.make({
      source: 'project',
      projectId: project.project_id,
      lines: undefined,
    });
    const one = await owner.read(ofProject.quotationId);
    expect(one.projectId).toBe(project.project_id);
    expect(one.lines.length).toBeGreaterThan(0);
    const before = one.lines.length;
    await shop.db
      .updateTable('projects')
      .set({ deleted_at: START })
      .where('project_id', '=', project.project_id)
      .execute();
    const left = await owner.read(ofProject.quotationId);
    expect([left.projectId, left.lines.length]).toEqual(['', before]);
    await shop.db.updateTable('projects').set({ deleted_at: null }).execute();
  });

  it('is only its company’s, and has no price for a visitor', async () => {
    const { quotationId } = await owner.make();
    const stranger = await shop.logIn(ARCHITECT);
    const theirs = { userId: 'u-1002', quotationId };
    for (const [path, rest] of [
      [READ, {}],
      [CHANGE, { version: 1, title: 'Mine' }],
      [ASK, { version: 1, message: '' }],
      [ACCEPT, { version: 1, signedBy: 'Me' }],
      [DECLINE, { version: 1, reason: '' }],
      [COPY, {}],
      [DELETE, {}],
      [FILL, {}],
      [WRITE, { text: 'Hello', fileIds: [] }],
    ] as const) {
      const answer = await shop.call(path, { ...theirs, ...rest }, { token: stranger, json: true });
      expect(answer.resultCode, path).toBe('102');
    }
    expect((await shop.call(READ, { userId, quotationId }, { json: true })).status).toBe(401);
    expect((await owner.read(quotationId)).version).toBe(1);
  });

  it('is changed as a draft by the newest version alone', async () => {
    const { quotationId } = await owner.make();
    const changed = await owner.ok(CHANGE, { quotationId, version: 1, plots: 2, clientName: 'Ada Moss' });
    expect(changed.data.version).toBe(2);
    expect(await owner.read(quotationId)).toMatchObject({
      plots: 2,
      clientName: 'Ada Moss',
      title: 'Mill Lane 4',
    });
    const late = await owner.call(CHANGE, { quotationId, version: 1, plots: 3 });
    expect(late.body).toMatchObject({ resultCode: '1', field: 'version' });
    await owner.ok(CHANGE, { quotationId, version: 2, lines: [{ productNo: other.productNo, number: 7 }] });
    expect((await owner.read(quotationId)).lines).toMatchObject([
      { productNo: other.productNo, totalNumber: 14 },
    ]);
    await owner.ok(DELETE, { quotationId });
    await owner.ok(DELETE, { quotationId });
    expect((await owner.call(READ, { quotationId })).resultCode).toBe('102');
  });

  it('is found by its state, its words and its project, newest first, a page at a time', async () => {
    const first = await owner.make({ clientName: 'Ada Moss' });
    shop.clock.now += 1000;
    const second = await owner.make({ title: 'Chapel', houseType: 'type B' });
    const list = async (query: object) =>
      (await owner.ok(LIST, { pageNo: 1, pageSize: 20, ...query })).data.map(
        ({ quotationNo }) => quotationNo,
      );
    expect(await list({})).toEqual([second.quotationNo, first.quotationNo]);
    expect(await list({ pageNo: 2, pageSize: 1 })).toEqual([first.quotationNo]);
    expect(await list({ search: ' ADA  moss' })).toEqual([first.quotationNo]);
    expect(await list({ search: 'TYPE B' })).toEqual([second.quotationNo]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await list({ sts: 'requested' })).toEqual([]);
    expect(await list({ projectId: 'j-none' })).toEqual([]);
  });
});
