import { describe, expect, it } from 'vitest';
import type { FittingTerms } from '../../../../contracts/domain/order/fitting-terms.ts';
import { TRADE } from '../../testing/buy.ts';
import { beginQuoting, quotingMillLane, START } from '../../testing/mill-lane.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { floor } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';
import { listPlacedOrders } from '../../tools/console/order-rows.ts';
import { listAskedQuotations } from '../../tools/console/quotation-rows.ts';

const userId = 'u-1001';
const LINES = [
  { productNo: floor.productNo, number: 3 },
  { productNo: 'AL-F101', number: 7 },
];
const ALL = [0, 1, 2, 3, 4];
const VISIT = { visitDay: '2026-11-30', visitNote: 'Ring the bell twice' };
const IN_WORDS = 'Technician’s visit: Monday 30 November 2026. Ring the bell twice';

describe.each(ENGINES)('the fitting terms on %s', (engine) => {
  let shop: TestShop;
  let owner: ReturnType<typeof quotingMillLane>;
  withShop(engine, async (opened) => {
    shop = opened;
    owner = quotingMillLane(shop, { userId, token: await shop.logIn(TRADE) });
    await beginQuoting(shop);
  });
  const bodies = async (kind: string) =>
    (await shop.db.selectFrom('mails').select(['kind', 'body']).execute())
      .filter((mail) => mail.kind === kind)
      .map(({ body }) => body);

  it('are kept with the quotation and its order, shown on pages, papers and in the console, and mailed', async () => {
    shop.clock.now = START;
    const fitting = { checkList: [1, 0, 1], ...VISIT };
    const quotationId = await owner.accepted({ lines: LINES, fitting });
    expect((await owner.read(quotationId)).fitting).toEqual({ checkList: [0, 1], ...VISIT });
    const paper = await owner.ok('/woojiapi/order/qryquotationpaper', { quotationId, copy: 'own' });
    expect(paper.data.facts).toEqual(
      expect.arrayContaining([
        { label: 'Fitting checklist', text: '2 of 5 points confirmed' },
        { label: 'Technician’s visit', text: 'Monday 30 November 2026. Ring the bell twice' },
      ]),
    );
    const client = await owner.ok('/woojiapi/order/qryquotationpaper', {
      quotationId,
      copy: 'client',
      margin: 0,
    });
    expect(JSON.stringify(client)).not.toContain('Ring the bell');
    for (const kind of ['quotation-accepted', 'quotation-for-staff'])
      expect(await bodies(kind)).toEqual([expect.stringContaining(IN_WORDS)]);
    const [asked] = await listAskedQuotations(shop.db, shop.clock.now);
    expect(asked?.fitting.map(({ label }) => label)).toEqual(['Fitting checklist', 'Technician’s visit']);

    const { orderId } = await owner.ordered([quotationId], { fitting: { checkList: ALL, ...VISIT } });
    const order = (await owner.ok('/woojiapi/order/qryorderdetail', { orderId })).data;
    expect(order.fitting).toEqual({ checkList: ALL, ...VISIT });
    expect(await bodies('order-placed')).toEqual([
      expect.stringContaining(`Fitting checklist: All 5 points confirmed\n${IN_WORDS}`),
    ]);
    const confirmation = await owner.ok('/woojiapi/order/qrypaper', { kind: 'confirmation', id: orderId });
    expect(confirmation.data.facts).toContainEqual({
      label: 'Fitting checklist',
      text: 'All 5 points confirmed',
    });
    const [placed] = await listPlacedOrders(shop.db);
    expect(placed?.fitting).toContainEqual({
      label: 'Technician’s visit',
      text: 'Monday 30 November 2026. Ring the bell twice',
    });
  });

  it.each<[string, FittingTerms | undefined]>([
    ['nothing', undefined],
    ['no point', { checkList: [], visitDay: '', visitNote: '' }],
    ['four points', { checkList: [0, 1, 2, 3], visitDay: '', visitNote: '' }],
    ['four points, one of them twice', { checkList: [0, 1, 2, 3, 3], visitDay: '', visitNote: '' }],
  ])('refuse an order of fitting with %s confirmed, and change nothing', async (_, fitting) => {
    shop.clock.now = START;
    const quotationId = await owner.accepted({ lines: LINES, fitting: { checkList: ALL, ...VISIT } });
    const { fitting: _confirmed, ...bare } = await owner.checkout([quotationId]);
    const answer = await owner.call('/woojiapi/order/insertorder', {
      ...bare,
      ...(fitting ? { fitting } : {}),
    });
    expect(answer.body).toMatchObject({ resultCode: '1', field: 'fitting.checkList' });
    expect((await owner.read(quotationId)).sts).toBe('accepted');
  });

  it.each([
    ['2026-11-22', 'a Sunday'],
    ['2026-11-24', 'too soon'],
    ['2026-11-01', 'over'],
    ['2027-06-01', 'too far away'],
    ['2026-12-25', 'a bank holiday'],
    ['2026-02-30', 'in no calendar'],
  ])('refuse a technician’s visit on %s, which is %s', async (visitDay) => {
    shop.clock.now = START;
    const fitting = { checkList: [], visitDay, visitNote: '' };
    const answer = await owner.call('/woojiapi/order/insertquotation', {
      source: 'lines',
      title: 'Mill Lane 4',
      lines: LINES,
      fitting,
    });
    expect(answer.body).toMatchObject({ resultCode: '1', field: 'fitting.visitDay' });
    expect(answer.resultMsg).toMatch(/choose a working day from \w+ \d+ \w+ 2026 to /);
  });

  it('an order without a visit keeps the quotation’s, until its day is over', async () => {
    shop.clock.now = START;
    const lines = LINES.slice(0, 1);
    const fitting = { checkList: ALL, ...VISIT };
    const [one, other] = [await owner.accepted({ lines, fitting }), await owner.accepted({ lines, fitting })];
    // the day before is too late to arrange a visit, but an arranged one is kept
    shop.clock.now = Date.UTC(2026, 10, 29, 12);
    const soon = await owner.ordered([one]);
    const read = async (orderId: string) =>
      (await owner.ok('/woojiapi/order/qryorderdetail', { orderId })).data.fitting;
    expect(await read(soon.orderId)).toEqual({ checkList: [], ...VISIT });
    shop.clock.now = Date.UTC(2026, 11, 1, 12);
    expect(await read((await owner.ordered([other])).orderId)).toBeUndefined();
  });
});
