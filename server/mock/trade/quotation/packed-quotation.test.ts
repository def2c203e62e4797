import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { newPlan, newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { packsNeeded } from '../../../../contracts/domain/quantity/packs.ts';
import { TRADE } from '../../testing/buy.ts';
import { beginQuoting, quotingMillLane } from '../../testing/mill-lane.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { floor, stockOf } from '../../testing/stock.ts';
import { withShop } from '../../testing/with-shop.ts';

const userId = 'u-1001';
const room = (roomName: string, neededM2: number, number: number) => ({
  roomName,
  storey: 'Ground floor',
  areaM2: neededM2,
  wastagePercent: 0,
  neededM2,
  number,
  pattern: '',
  direction: '',
  note: '',
});
/** A little more than one pack in each of two rooms: two packs and a half for a plot. */
const each = Math.round(floor.packSize * 125) / 100;
const need = { amount: Math.round(2 * each * 100) / 100, unit: 'm2' as const, pack: floor.packSize };
const planned = {
  productNo: floor.productNo,
  number: 3,
  need,
  rooms: [room('Kitchen', each, 2), room('Hall', each, 1)],
};
const together = packsNeeded(Math.round(need.amount * 400) / 100, floor.packSize);

describe.each(ENGINES)('the packs of a quotation for several plots on %s', (engine) => {
  let shop: TestShop;
  let owner: ReturnType<typeof quotingMillLane>;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
    owner = quotingMillLane(shop, { userId, token });
  });
  beforeEach(() => beginQuoting(shop));
  const change = (quotationId: string, version: number, fields: object) =>
    owner.ok('/woojiapi/order/updatequotation', { quotationId, version, ...fields });
  /** calls that name nobody, as they are about the caller's own project */
  const call = async <P extends CallPath>(path: P, body: object) =>
    (await shop.call(path, body, { token, json: true })).body;
  const make = () => owner.make({ plots: 4, lines: [planned] });

  it('are whole on each plot unless the customer chooses to have them counted once', async () => {
    const { quotationId } = await make();
    const before = await owner.read(quotationId);
    expect(before).toMatchObject({
      packing: 'eachPlot',
      lines: [{ number: 3, totalNumber: 12, need }],
    });
    await change(quotationId, 1, { packing: 'together' });
    const after = await owner.read(quotationId);
    expect(together).toBeLessThan(12);
    expect(after).toMatchObject({
      packing: 'together',
      lines: [{ number: together, totalNumber: together }],
    });
    expect(after.lines[0]?.rooms.reduce((sum, { number }) => sum + number, 0)).toBe(together);
    expect(after.totalPence).toBeLessThan(before.totalPence);
    await change(quotationId, 2, { packing: 'eachPlot' });
    expect((await owner.read(quotationId)).lines).toMatchObject([{ number: 3, totalNumber: 12 }]);
  });

  it('that are counted once follow the plots, in the draft and in its copy', async () => {
    const { quotationId } = await make();
    await change(quotationId, 1, { packing: 'together' });
    await change(quotationId, 2, { plots: 1 });
    expect((await owner.read(quotationId)).lines).toMatchObject([{ totalNumber: 3 }]);
    const copied = await owner.ok('/woojiapi/order/copyquotation', { quotationId, plots: 4 });
    expect(await owner.read(copied.data.quotationId)).toMatchObject({
      packing: 'together',
      lines: [{ totalNumber: together, need }],
    });
  });

  it('that are counted once are ordered and put into the basket as they are quoted', async () => {
    const { quotationId } = await make();
    await change(quotationId, 1, { packing: 'together' });
    await owner.ok('/woojiapi/order/insertquotationbasket', { quotationId });
    const basket = await owner.ok('/woojiapi/order/qryshoppingcar', {});
    expect(basket.data.map(({ number }) => number)).toEqual([together]);
    const accepted = { quotationId, version: 2, signedBy: 'Ada Moss' };
    await owner.ok('/woojiapi/order/acceptquotation', accepted);
    const quoted = await owner.read(quotationId);
    const { orderId } = (await owner.ok('/woojiapi/order/insertorder', await owner.checkout([quotationId])))
      .data;
    const order = (await owner.ok('/woojiapi/order/qryorderdetail', { orderId })).data;
    expect(order).toMatchObject({ totalPence: quoted.totalPence, lines: [{ number: together }] });
    expect(order.lines[0]?.note).toBe('4 plots, packs counted once for all plots. Kitchen, Hall');
    expect(await stockOf(shop, floor.productId)).toBe(50 - together);
  });

  it('of a planned project are counted from its plan, unless somebody has set them in the project', async () => {
    const kitchen = {
      ...newRoom('kitchen', 'Kitchen'),
      shape: { kind: 'Rectangle' as const, lengthMm: 4000, widthMm: 3000 },
      productId: floor.productId,
    };
    const plan = newPlan('House', [kitchen]);
    const { projectId } = (await call('/woojiapi/order/insertplan', { projectName: 'Mill', plan })).data;
    const quoted = async () => {
      const fields = { source: 'project', projectId, lines: undefined, plots: 4, packing: 'together' };
      const { lines } = await owner.read((await owner.make(fields)).quotationId);
      return lines.find(({ productId }) => productId === floor.productId);
    };
    const planned = await quoted();
    expect(planned).toMatchObject({ need: { unit: 'm2' }, rooms: [{ roomName: 'Kitchen', areaM2: 12 }] });
    expect(planned?.totalNumber).toBe(
      packsNeeded(Math.round((planned?.need?.amount ?? 0) * 400) / 100, floor.packSize),
    );
    const inProject = await call('/woojiapi/order/qryprojectproduct', { projectId });
    const line = inProject.data.find(({ productId }) => productId === floor.productId);
    await call('/woojiapi/order/updateprojectproduct', { projectId, lineId: line?.lineId, number: 20 });
    const set = await quoted();
    expect(set).toMatchObject({ totalNumber: 80, rooms: [{ roomName: 'Kitchen', areaM2: 0 }] });
    expect(set?.need).toBeUndefined();
  });
});
