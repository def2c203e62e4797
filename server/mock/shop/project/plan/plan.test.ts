import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../../contracts/api/calls.ts';
import { newPlan, newRoom } from '../../../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanFacts, PlanRoom } from '../../../../../contracts/domain/plan/plan.ts';
import { planLines, workOut } from '../../../../../contracts/domain/plan/plan-lines.ts';
import type { StoredPlan } from '../../../../../contracts/domain/plan/stored-plan.ts';
import { generateProducts } from '../../../../../fixtures/growth/generate-products.ts';
import { removeOld } from '../../../engine/database/keep-house.ts';
import { type Json, toJson } from '../../../engine/database/stored-values.ts';
import { writeProducts } from '../../../engine/seeds/write-products.ts';
import { ARCHITECT, productFields, stockedFloor, TRADE } from '../../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../../testing/open-shop.ts';
import { withShop } from '../../../testing/with-shop.ts';
import { projectsData } from '../kept-data.ts';
import { factsFor } from './plan-facts.ts';

const path = <P extends string>(name: P) => `/woojiapi/order/${name}` as const;
const DAY_MS = 24 * 60 * 60_000;

describe.each(ENGINES)('a plan on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let facts: PlanFacts;
  let floorId: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
    facts = (await call(path('qryplanfacts'), { brand: BRAND })).body.data;
    floorId = facts.floors[0]?.productId ?? expect.unreachable();
  });

  const call = <P extends CallPath>(name: P, body: object, as = token) =>
    shop.call(name, body, { token: as, json: true });
  const room = (id: string, more: Partial<PlanRoom> = {}): PlanRoom => ({
    ...newRoom(id, `Room ${id}`),
    shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
    productId: floorId,
    ...more,
  });
  const add = async (plan: Plan, where: object = { projectName: 'Mill Lane 4' }) =>
    (await call(path('insertplan'), { plan, ...where })).body.data;
  const read = async (projectId: string) => (await call(path('qryplan'), { projectId })).body.data;
  const change = (projectId: string, revision: number, plan: Plan) =>
    call(path('updateplan'), { projectId, revision, plan });
  const lines = async (projectId: string) => (await call(path('qryprojectproduct'), { projectId })).body.data;
  const packs = (of: readonly { readonly productId: string; readonly number: number }[]) =>
    of.reduce((sum, { number }) => sum + number, 0);

  it('is worked out with its own floors and what they need, as with the whole shop', async () => {
    const plan = newPlan('House', [room('a'), room('b', { productId: '' }), room('c')]);
    const own = await factsFor(shop.db, plan);
    expect(own.floors.map(({ productId }) => productId)).toEqual([floorId]);
    expect(own.accessories.length).toBeLessThan(facts.accessories.length);
    expect(workOut(plan, own)).toEqual(workOut(plan, facts));
    expect((await factsFor(shop.db, newPlan('Flat', [room('a', { productId: '' })]))).floors).toEqual([]);
  });

  it('is worked out alike with the facts of its floors and with those of all', async () => {
    const plan = newPlan('House', [room('a'), room('b', { isHeated: true })]);
    const some = (
      await call(path('qryplanfacts'), { productIds: [floorId, floorId, 'p-none'], brand: BRAND })
    ).body.data;
    expect(some.floors.map(({ productId }) => productId)).toEqual([floorId]);
    expect(workOut(plan, some)).toEqual(workOut(plan, facts));
    expect([some.fittings, some.takesFitting]).toEqual([facts.fittings, facts.takesFitting]);
  });

  it('is offered a page of floors that can be planned with, found by words and filters, without prices for visitors', async () => {
    await writeProducts(shop.db, [...generateProducts(40)]);
    await shop.switchFunction('nothing', true); // bumps the revision and lets a second pass
    const wanted = facts.floors.filter(({ productName }) => productName.includes('Walnut'));
    const asked = { search: 'walnut', filters: 'use=heating', pageSize: 3, brand: BRAND };
    const { page, floors } = (await call(path('qryplanfacts'), asked)).body.data;
    expect(page?.total).toBe(wanted.length);
    expect(page?.productIds).toHaveLength(3);
    expect(floors.map(({ productId }) => productId).sort()).toEqual([...(page?.productIds ?? [])].sort());
    expect(floors.every(({ productName }) => productName.includes('Walnut'))).toBe(true);
    const all = (await call(path('qryplanfacts'), { pageSize: 1, brand: BRAND })).body.data;
    expect(all.page?.total).toBe(facts.floors.length);
    const visitors = await shop.call(path('qryplanfacts'), asked, { json: true });
    expect(visitors.text).not.toContain('productPrice');
    expect(visitors.body.data.page).toEqual(page);
  });

  it('and its project come to the same packs, cost and weight', async () => {
    const plan = newPlan('House', [room('a'), room('b', { isHeated: true }), room('c', { productId: '' })]);
    const { projectId } = await add({ ...plan, plots: 3 });
    const { sums, lines: planned } = workOut({ ...plan, plots: 3 }, facts);
    const own = await lines(projectId);
    expect(packs(own)).toBe(packs(planned));
    const summary = (await call(path('qryprojectsummary'), { userId: 'u-1001' })).body.data.find(
      (each) => each.projectId === projectId,
    );
    expect(summary).toMatchObject({ roomNum: 3, amount: sums.amountM2, cost: sums.costPence });
  });

  it('of 200 rooms with doors and sizes is taken, as a form and as JSON', async () => {
    const rooms = Array.from({ length: 200 }, (_, index) =>
      room(`r${index}`, {
        note: 'By the lift',
      }),
    );
    const doorways = rooms.map(({ id }, index) =>
      index % 2 === 0
        ? { roomIds: [id], widthMm: 838, leadsTo: 'elsewhere' as const, beyondMm: 20 }
        : { roomIds: [id, 'r0'], widthMm: 60 },
    );
    const plan = { ...newPlan('House', rooms), storeys: 2, doorways };
    const { projectId, revision } = await add(plan);
    expect((await read(projectId)).plan).toEqual(plan);
    const form = await shop.call(
      path('updateplan'),
      { projectId, revision, plan: JSON.stringify(plan) },
      { token },
    );
    expect(form.resultCode).toBe('0');
  });

  it('tells a project what its rooms measure, and nothing of a room that is not measured', async () => {
    const { projectId } = await add(newPlan('House', [room('a')]));
    await call(path('insertprojectroom'), { projectId, roomList: ['Attic'] });
    const { roomList } = (await call(path('qryprojectdetail'), { projectId })).body.data;
    expect(roomList.map(({ roomName, areaM2 }) => [roomName, areaM2])).toEqual([
      ['Room a', 12],
      ['Attic', undefined],
    ]);
  });

  it('keeps what was put into the project by hand, and takes out what it no longer needs', async () => {
    const { projectId, revision } = await add(newPlan('House', [room('a')]));
    const own = stockedFloor(5);
    await call(path('insertprojectproduct'), { projectId, ...productFields(own, 7) });
    await change(projectId, revision, newPlan('House', [room('a', { productId: '' })]));
    expect((await lines(projectId)).map(({ productId, number }) => [productId, number])).toEqual([
      [own.productId, 7],
    ]);
  });

  it('follows rooms that are added, renamed and removed in the project', async () => {
    const doorways = [
      { roomIds: ['b', 'a'], widthMm: 800 },
      { roomIds: ['b'], widthMm: 926, leadsTo: 'outside' as const },
    ];
    const { projectId, revision } = await add({ ...newPlan('House', [room('a'), room('b')]), doorways });
    const detail = (await call(path('qryprojectdetail'), { projectId })).body.data;
    const [first, second] = detail.roomList;
    await call(path('updateprojectroom'), { projectId, roomId: second?.roomId, roomName: 'Snug' });
    await call(path('deleteprojectroom'), { projectId, roomId: first?.roomId });
    await call(path('insertprojectroom'), { projectId, roomList: ['Attic'] });
    const now = await read(projectId);
    expect(now.plan.rooms.map(({ name, shape }) => [name, shape.lengthMm])).toEqual([
      ['Snug', 4000],
      ['Attic', 0],
    ]);
    expect(now.plan.doorways).toEqual(doorways.slice(1));
    expect((await change(projectId, revision, now.plan)).resultCode).toBe('1');
    expect((await change(projectId, now.revision, now.plan)).resultCode).toBe('0');
    expect((await read(projectId)).plan.rooms).toHaveLength(2);
  });

  it('of a project that was never planned begins with its rooms, and adds to them', async () => {
    const { body } = await call(path('insertproject'), {
      projectName: 'Mill Lane 5',
      brand: BRAND,
      userId: 'u-1001',
    });
    const { projectId } = body.data;
    await call(path('insertprojectroom'), { projectId, roomList: ['Kitchen', 'Hallway'] });
    const { plan, revision } = await read(projectId);
    expect([revision, plan.rooms.map(({ name }) => name)]).toEqual([0, ['Kitchen', 'Hallway']]);
    const [kitchen] = plan.rooms;
    const rooms = [...(kitchen ? [{ ...kitchen, name: 'Galley' }] : []), room('new')];
    await add(newPlan('Flat', rooms), { projectId });
    expect((await read(projectId)).plan.rooms.map(({ name }) => name)).toEqual([
      'Galley',
      'Room new',
      'Hallway',
    ]);
  });

  it('of two people with the same room ids goes to each their own', async () => {
    const mine = await add(newPlan('House', [room('a', { name: 'Mine' })]));
    const architect = await shop.logIn(ARCHITECT);
    const theirs = await call(
      path('insertplan'),
      { projectName: 'Theirs', plan: newPlan('House', [room('a', { name: 'Theirs' })]) },
      architect,
    );
    expect(theirs.resultCode).toBe('0');
    expect((await read(mine.projectId)).plan.rooms[0]?.name).toBe('Mine');
  });

  it('is copied with its project, and the copy goes its own way', async () => {
    const doorways = [{ roomIds: ['b', 'a'], widthMm: 800 }];
    const { projectId } = await add({ ...newPlan('House', [room('a'), room('b')]), doorways });
    const copy = (await call(path('copyproject'), { projectId, projectName: 'Type B' })).body.data;
    const { plan, revision } = await read(copy.projectId);
    expect(plan.doorways).toEqual([{ roomIds: [plan.rooms[1]?.id, plan.rooms[0]?.id], widthMm: 800 }]);
    expect(plan.rooms.map(({ shape }) => shape.lengthMm)).toEqual([4000, 4000]);
    await change(copy.projectId, revision, { ...plan, rooms: [], doorways: [] });
    expect(await lines(copy.projectId)).toEqual([]);
    expect((await read(projectId)).plan.rooms).toHaveLength(2);
  });

  it('that was kept with doors in its rooms is read, copied and saved with each doorway once', async () => {
    const { projectId, revision } = await add(newPlan('House', [room('a'), room('b')]));
    const { doorways: _, ...old } = (await read(projectId)).plan;
    const rooms = old.rooms.map((each, index) => ({
      ...each,
      doors: [{ widthMm: 838, leadsTo: 'room', roomId: old.rooms[1 - index]?.id }],
    }));
    const content = toJson({ ...old, rooms }) as Json<StoredPlan>;
    await shop.db.updateTable('plans').set({ content }).where('project_id', '=', projectId).execute();
    const { plan } = await read(projectId);
    expect(plan.doorways).toEqual([{ roomIds: ['a', 'b'], widthMm: 838 }]);
    expect((await change(projectId, revision, plan)).resultCode).toBe('0');
    await shop.db.updateTable('plans').set({ content }).where('project_id', '=', projectId).execute();
    const copy = (await call(path('copyproject'), { projectId, projectName: 'Type C' })).body.data;
    expect((await read(copy.projectId)).plan.doorways).toHaveLength(1);
  });

  it('that was kept before steps were measured is in its owner’s data as it is shown', async () => {
    const flight = { straight: 13, winder: 0, landing: 0, widthMm: 900 };
    const stairs = { ...flight, goingMm: 250, riserMm: 200 };
    const { projectId } = await add(newPlan('House', [room('a', { kind: 'Stairs', stairs })]));
    const own = async () =>
      JSON.stringify((await call('/woojiapi/user/qryowndata', { userId: 'u-1001' })).body.data);
    const before = await own();
    const { plan } = await read(projectId);
    const content = toJson<StoredPlan>({
      ...plan,
      rooms: plan.rooms.map((each) => ({ ...each, stairs: flight })),
    });
    await shop.db.updateTable('plans').set({ content }).where('project_id', '=', projectId).execute();
    expect(await own()).toBe(before);
  });

  it('of a finished project can be read and not changed', async () => {
    const plan = newPlan('House', [room('a')]);
    const { projectId, revision } = await add(plan);
    await call(path('updateproject'), { projectId, sts: 'Finished' });
    expect((await change(projectId, revision, plan)).resultCode).toBe('1');
    expect((await read(projectId)).sts).toBe('Finished');
  });

  it('loses nothing when two change it at once: one of them is refused', async () => {
    const plan = newPlan('House', [room('a')]);
    const { projectId, revision } = await add(plan);
    const answers = await Promise.all(
      [2, 3, 4].map((plots) => change(projectId, revision, { ...plan, plots })),
    );
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1', '1']);
    expect((await read(projectId)).revision).toBe(revision + 1);
  });

  it('is in its owner’s data, and is deleted with its project', async () => {
    const { projectId } = await add(newPlan('House', [room('a', { note: 'Beside the garden' })]));
    const own = async () =>
      JSON.stringify((await call('/woojiapi/user/qryowndata', { userId: 'u-1001' })).body.data);
    expect(await own()).toContain('Beside the garden');
    await call(path('deleteproject'), { projectId });
    await removeOld(shop.db, shop.clock.now + 31 * DAY_MS);
    const left = await shop.db
      .selectFrom('plans')
      .select('project_id')
      .where('project_id', '=', projectId)
      .execute();
    expect(left).toEqual([]);
  });

  it('leaves with the person whose account is closed', async () => {
    await add(newPlan('House', [room('a')]));
    await shop.db.transaction().execute(async (trx) => projectsData.removeOwn?.(trx, 'u-1001'));
    const left = await shop.db
      .selectFrom('plans')
      .innerJoin('projects', 'projects.project_id', 'plans.project_id')
      .select('plans.project_id')
      .where('projects.user_id', '=', 'u-1001')
      .execute();
    expect(left).toEqual([]);
    const orphans = await shop.db
      .selectFrom('plans')
      .select('project_id')
      .where('project_id', 'not in', shop.db.selectFrom('projects').select('project_id'))
      .execute();
    expect(orphans).toEqual([]);
  });

  it('has no price for visitors, and the same lines with and without prices', async () => {
    const visitors = (await shop.call(path('qryplanfacts'), { brand: BRAND }, { json: true })).body.data;
    expect(JSON.stringify(visitors)).not.toContain('productPrice');
    const plan = newPlan('House', [room('a')]);
    expect(packs(planLines(plan, visitors))).toBe(packs(planLines(plan, facts)));
  });
});
