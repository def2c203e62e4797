import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { removeOld } from '../../engine/database/keep-house.ts';
import { ARCHITECT, productFields, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const path = <P extends string>(name: P) => `/woojiapi/order/${name}` as const;
const DAY_MS = 24 * 60 * 60_000;
const floor = stockedFloor(0);
const other = stockedFloor(1);

describe.each(ENGINES)('changing a project on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let projectId: string;
  withShop(engine, (opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    token = await newToken();
    const { body } = await call(path('insertproject'), {
      projectName: 'Mill Lane 4',
      brand: BRAND,
      userId: 'u-1001',
    });
    projectId = body.data.projectId;
  });

  const call = <P extends CallPath>(name: P, body: object, as = token) =>
    shop.call(name, body, { token: as, json: true });
  const change = (body: object) => call(path('updateproject'), { projectId, ...body });
  const rooms = async (...roomList: string[]) =>
    (await call(path('insertprojectroom'), { projectId, roomList })).body.data.map(({ roomId }) => roomId);
  const add = (product = floor, packs = 2) => {
    // lines show in the order in which they were added
    shop.clock.now += 1;
    return call(path('insertprojectproduct'), { projectId, ...productFields(product, packs) });
  };
  const lines = async (id = projectId) =>
    (await call(path('qryprojectproduct'), { projectId: id })).body.data;
  const detail = async (id = projectId) =>
    (await call(path('qryprojectdetail'), { projectId: id })).body.data;
  const summary = async (id = projectId) =>
    (await call(path('qryprojectsummary'), { userId: 'u-1001' })).body.data.find(
      (each) => each.projectId === id,
    );
  const listed = async () =>
    (await call(path('qryprojectbyuserid'), { userId: 'u-1001' })).body.data.map((each) => each.projectId);
  const newLine = async (product = floor, packs = 2) => {
    const before = new Set((await lines()).map(({ lineId }) => lineId));
    await add(product, packs);
    return (await lines()).find(({ lineId }) => !before.has(lineId)) ?? expect.unreachable();
  };
  const edit = (lineId: string, body: object) =>
    call(path('updateprojectproduct'), { projectId, lineId, ...body });

  it('renames it, finishes it and makes it Ongoing again, each separately', async () => {
    expect((await change({ projectName: '  Mill Lane 5 ' })).resultCode).toBe('0');
    expect(await detail()).toMatchObject({ projectName: 'Mill Lane 5', sts: 'Ongoing' });
    await change({ sts: 'Finished' });
    expect(await detail()).toMatchObject({ projectName: 'Mill Lane 5', sts: 'Finished' });
    expect((await add()).resultMsg).toContain('finished');
    await change({ sts: 'Ongoing' });
    expect((await add()).resultCode).toBe('0');
    const blank = await change({ projectName: '   ' });
    expect([blank.status, JSON.parse(blank.text).field]).toEqual([400, 'projectName']);
  });

  it('adds rooms without floors, in their order', async () => {
    const [kitchen = ''] = await rooms('Kitchen', ' Bedroom 1 ');
    await rooms('Hallway');
    expect((await detail()).roomList.map(({ roomName }) => roomName)).toEqual([
      'Kitchen',
      'Bedroom 1',
      'Hallway',
    ]);
    expect(await summary()).toMatchObject({ roomNum: 3, floorNum: 0, amount: 0, cost: 0, pictures: [] });
    await call(path('updateprojectroom'), { projectId, roomId: kitchen, roomName: 'Open kitchen' });
    expect((await detail()).roomList[0]?.roomName).toBe('Open kitchen');
  });

  it('adds all rooms of a batch or none, and no more than 100', async () => {
    const refused = await call(path('insertprojectroom'), { projectId, roomList: ['Attic', '  '] });
    expect([refused.status, refused.resultMsg]).toEqual([400, 'Please enter the room name.']);
    await rooms(...Array.from({ length: 99 }, (_, index) => `Room ${index + 1}`));
    const full = await call(path('insertprojectroom'), { projectId, roomList: ['Attic', 'Cellar'] });
    expect(JSON.parse(full.text)).toEqual({
      resultCode: '1',
      resultMsg: 'A project can have at most 100 rooms.',
      field: 'roomList',
    });
    expect((await detail()).roomList).toHaveLength(99);
  });

  it('moves a floor to another room, and adds up packs if it is there already', async () => {
    const [kitchen = '', hall = ''] = await rooms('Kitchen', 'Hallway');
    const first = await newLine(floor, 2);
    await edit(first.lineId, { roomId: kitchen });
    const second = await newLine(floor, 3);
    expect((await lines()).map(({ roomId, number }) => [roomId, number])).toEqual([
      [kitchen, 2],
      ['', 3],
    ]);
    await edit(second.lineId, { roomId: hall, number: 5 });
    expect((await lines()).map(({ roomId, number }) => [roomId, number])).toEqual([
      [kitchen, 2],
      [hall, 5],
    ]);
    expect((await edit(second.lineId, { roomId: kitchen })).resultCode).toBe('0');
    expect((await lines()).map(({ roomId, number, amount }) => [roomId, number, amount])).toEqual([
      [kitchen, 7, totalAmount(7, floor.packSize)],
    ]);
    const gone = await edit(second.lineId, { number: 1 });
    expect([gone.resultCode, gone.resultMsg]).toEqual(['1', 'This product is no longer in the project.']);
    const nowhere = await edit(first.lineId, { roomId: 'r-none', number: 1 });
    expect(JSON.parse(nowhere.text)).toMatchObject({ resultCode: '1', field: 'roomId' });
    expect((await lines())[0]?.number, 'all or none').toBe(7);
  });

  it('keeps the floors of a room that is removed', async () => {
    const [kitchen = ''] = await rooms('Kitchen');
    const inRoom = await newLine(floor, 2);
    await edit(inRoom.lineId, { roomId: kitchen });
    await add(floor, 1);
    const remove = () => call(path('deleteprojectroom'), { projectId, roomId: kitchen });
    expect([(await remove()).resultCode, (await remove()).resultCode]).toEqual(['0', '0']);
    expect((await lines()).map(({ roomId, number }) => [roomId, number])).toEqual([['', 3]]);
    expect((await detail()).roomList).toEqual([]);
  });

  it('removes a floor once, however often the call is sent', async () => {
    const { lineId } = await newLine();
    await add(other, 1);
    const remove = () => call(path('deleteprojectproduct'), { projectId, lineId });
    expect([(await remove()).resultCode, (await remove()).resultCode]).toEqual(['0', '0']);
    expect((await lines()).map(({ productId }) => productId)).toEqual([other.productId]);
  });

  it("works out totals at today's prices, independent of rooms", async () => {
    const [kitchen = ''] = await rooms('Kitchen');
    const { lineId } = await newLine(floor, 1);
    await edit(lineId, { roomId: kitchen });
    await add(floor, 1);
    expect(await summary()).toEqual({
      projectId,
      projectName: 'Mill Lane 4',
      sts: 'Ongoing',
      roomNum: 1,
      floorNum: 1,
      amount: totalAmount(2, floor.packSize),
      cost: costOf(totalAmount(2, floor.packSize), floor.productPrice ?? 0),
      pictures: [floor.mainImg],
    });
  });

  it('restores it unchanged for 30 days after it was deleted', async () => {
    await rooms('Kitchen');
    await add();
    await change({ sts: 'Finished' });
    const before = [await detail(), await lines()];
    const remove = () => call(path('deleteproject'), { projectId });
    expect([(await remove()).resultCode, (await remove()).resultCode]).toEqual(['0', '0']);
    expect(await listed()).not.toContain(projectId);
    for (const name of ['qryprojectdetail', 'qryprojectproduct'] as const)
      expect((await call(path(name), { projectId })).resultCode).toBe('102');
    expect((await change({ projectName: 'Ghost' })).resultCode).toBe('102');
    expect(await summary()).toMatchObject({ daysLeft: 30, sts: 'Finished' });

    const deletedAt = shop.clock.now;
    shop.clock.now = deletedAt + 29.5 * DAY_MS;
    token = await newToken();
    expect(await summary()).toMatchObject({ daysLeft: 1 });
    await removeOld(shop.db, shop.clock.now);
    const restore = () => call(path('restoreproject'), { projectId });
    expect([(await restore()).resultCode, (await restore()).resultCode]).toEqual(['0', '0']);
    expect([await detail(), await lines()]).toEqual(before);
    expect(await listed()).toContain(projectId);

    await remove();
    shop.clock.now += 30 * DAY_MS;
    token = await newToken();
    expect(await summary()).toBeUndefined();
    await removeOld(shop.db, shop.clock.now + 1);
    expect((await restore()).resultCode).toBe('102');
    for (const table of ['project_lines', 'project_rooms'] as const) {
      const left = await shop.db.selectFrom(table).selectAll().where('project_id', '=', projectId).execute();
      expect(left).toEqual([]);
    }
    shop.clock.now = deletedAt;
  });

  async function newToken(): Promise<string> {
    const reply = await shop.call('/woojiapi/user/login', {
      loginName: TRADE,
      password: 'Floor!2026',
      brand: BRAND,
    });
    return reply.body.access_token;
  }

  it('copies it with its rooms and floors into an independent project', async () => {
    const [kitchen = ''] = await rooms('Kitchen', 'Hallway');
    const { lineId } = await newLine(floor, 2);
    await edit(lineId, { roomId: kitchen });
    await add(other, 1);
    await change({ sts: 'Finished' });
    const { body } = await call(path('copyproject'), { projectId, projectName: 'Mill Lane 6' });
    const copyId = body.data.projectId;
    const copied = await detail(copyId);
    expect(copied).toMatchObject({ userId: 'u-1001', projectName: 'Mill Lane 6', sts: 'Ongoing' });
    expect(copied.roomList.map(({ roomName }) => roomName)).toEqual(['Kitchen', 'Hallway']);
    const [inKitchen, loose] = await lines(copyId);
    expect([inKitchen?.roomId, inKitchen?.number, loose?.roomId]).toEqual([
      copied.roomList[0]?.roomId,
      2,
      '',
    ]);
    await call(path('updateprojectproduct'), { projectId: copyId, lineId: inKitchen?.lineId, number: 9 });
    expect((await lines()).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('lets a colleague read and copy it, but not change it', async () => {
    const [kitchen = ''] = await rooms('Kitchen');
    const { lineId } = await newLine();
    const colleague = await shop.logIn(ARCHITECT);
    const move = (company: string) =>
      shop.db.updateTable('users').set({ company_id: company }).where('login_name', '=', ARCHITECT).execute();
    const asColleague = (name: Parameters<typeof path>[0], body: object = {}) =>
      call(path(name) as CallPath, { projectId, ...body }, colleague);
    const reads = async () => [
      (await asColleague('qryprojectdetail')).resultCode,
      (await asColleague('qryprojectproduct')).resultCode,
      (await asColleague('copyproject', { projectName: 'Taken over' })).resultCode,
    ];
    expect(await reads(), 'of another company').toEqual(['102', '102', '102']);
    await move('c-1001');
    expect(await reads(), 'of the same company').toEqual(['0', '0', '0']);
    const writes = [
      await asColleague('updateproject', { projectName: 'Mine' }),
      await asColleague('deleteproject'),
      await asColleague('restoreproject'),
      await asColleague('insertprojectroom', { roomList: ['Loft'] }),
      await asColleague('updateprojectroom', { roomId: kitchen, roomName: 'Loft' }),
      await asColleague('deleteprojectroom', { roomId: kitchen }),
      await asColleague('insertprojectproduct', productFields(floor, 1)),
      await asColleague('updateprojectproduct', { lineId, number: 1 }),
      await asColleague('deleteprojectproduct', { lineId }),
    ];
    expect(writes.map(({ resultCode }) => resultCode)).toEqual(Array(9).fill('102'));
    const summaries = await call(path('qryprojectsummary'), { userId: 'u-1001' }, colleague);
    expect(summaries.resultCode).toBe('102');
    await move('c-1002');
    expect(await detail()).toMatchObject({ projectName: 'Mill Lane 4' });
    expect((await lines()).map(({ number }) => number)).toEqual([2]);
  });

  it('doesn’t affect another project of the same owner', async () => {
    const { lineId } = await newLine();
    const [roomId = ''] = await rooms('Kitchen');
    const mine = 'j-1001';
    const before = [await detail(mine), await lines(mine)];
    await call(path('deleteprojectproduct'), { projectId: mine, lineId });
    await call(path('deleteprojectroom'), { projectId: mine, roomId });
    const renamed = await call(path('updateprojectroom'), { projectId: mine, roomId, roomName: 'X' });
    expect(renamed.resultCode).toBe('1');
    const moved = await call(path('updateprojectproduct'), { projectId: mine, lineId, number: 9 });
    expect(moved.resultCode).toBe('1');
    expect([await detail(mine), await lines(mine)]).toEqual(before);
    expect((await lines()).map((line) => line.lineId)).toEqual([lineId]);
    expect((await detail()).roomList).toHaveLength(1);
  });

  it('accepts at most 100 products', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      line_id: `${projectId}-${index}`,
      project_id: projectId,
      room_id: `r-${index}`,
      product_id: other.productId,
      number: 1,
      price_pence: 1,
      main_img: '',
      product_info: '',
      created_at: 1,
    }));
    await shop.db.insertInto('project_lines').values(rows).execute();
    expect((await add()).resultMsg).toBe('A project can hold at most 100 products.');
    expect(await lines()).toHaveLength(100);
  });

  it('adds up packs that two tabs move into one room at once', async () => {
    const [kitchen = '', hall = '', study = ''] = await rooms('Kitchen', 'Hallway', 'Study');
    const first = await newLine(floor, 2);
    await edit(first.lineId, { roomId: hall });
    const second = await newLine(floor, 3);
    await edit(second.lineId, { roomId: study });
    const answers = await Promise.all([
      edit(first.lineId, { roomId: kitchen }),
      edit(second.lineId, { roomId: kitchen }),
    ]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(['0', '0']);
    expect((await lines()).map(({ roomId, number }) => [roomId, number])).toEqual([[kitchen, 5]]);
  });
});
