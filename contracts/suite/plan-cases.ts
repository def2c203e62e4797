import { randomUUID } from 'node:crypto';
import { callSerial } from '../api/call-signing.ts';
import type { CallPath } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { newPlan, newRoom } from '../domain/plan/new-plan.ts';
import type { Plan, PlanFacts } from '../domain/plan/plan.ts';
import { planLines } from '../domain/plan/plan-lines.ts';
import { write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, expectCode, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

const FACTS = '/woojiapi/order/qryplanfacts';
const READ = '/woojiapi/order/qryplan';
const ADD = '/woojiapi/order/insertplan';
const CHANGE = '/woojiapi/order/updateplan';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';
const DETAIL = '/woojiapi/order/qryprojectdetail';
const ROOMS = '/woojiapi/order/insertprojectroom';

type Saved = components['schemas']['PlanRevisionReply']['data'];
type Read = components['schemas']['PlanOfProject'];
type Line = components['schemas']['ProjectProduct'];
type Detail = components['schemas']['ProjectDetail'];

async function tell<Data>(target: Target, { token }: LoggedIn, path: CallPath, body: object): Promise<Data> {
  return expectCode(path, await send(target, path, { ...body }, { token }), '0').data as Data;
}

const factsFor = (target: Target, person: LoggedIn) =>
  tell<PlanFacts>(target, person, FACTS, { brand: target.brand });

const HALL_CORNERS = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 1100 },
  { x: 600, y: 1100 },
  { x: 0, y: 500 },
];

/** Two rooms of one floor, with a door between them and one to the outside. */
function twoRooms(facts: PlanFacts): Plan {
  const floor = facts.floors.find(({ inventoryBalance }) => inventoryBalance > 200);
  if (!floor) throw new CannotTell('needs floors with more than 200 packs in stock');
  const { productId } = floor;
  const kitchen = newRoom('k', 'Kitchen');
  const hall = newRoom('h', 'Hallway');
  const rooms = [
    { ...kitchen, shape: { kind: 'Rectangle' as const, lengthMm: 5200, widthMm: 3400 }, productId },
    {
      ...hall,
      shape: { kind: 'Corners' as const, corners: HALL_CORNERS },
      productId,
    },
  ];
  const doorways = [
    { roomIds: ['k', 'h'], widthMm: 800 },
    { roomIds: ['h'], widthMm: 926, leadsTo: 'outside' as const },
  ];
  return { ...newPlan('House', rooms), doorways };
}

/** A new project with a plan of two rooms. */
async function plannedProject(target: Target) {
  const person = await logIn(target);
  const facts = await factsFor(target, person);
  const plan = twoRooms(facts);
  const saved = await tell<Saved>(target, person, ADD, { projectName: `Plan ${randomUUID()}`, plan });
  const { projectId, revision } = saved;
  const read = () => tell<Read>(target, person, READ, { projectId });
  const change = (body: object) =>
    send(target, CHANGE, { projectId, revision, plan, ...body }, { token: person.token });
  return { person, facts, plan, projectId, revision, read, change };
}

/** Packs of each product, as `id packs`. */
const packsOf = (lines: readonly { readonly productId: string; readonly number: number }[]) => {
  const packs = new Map<string, number>();
  for (const { productId, number } of lines) packs.set(productId, (packs.get(productId) ?? 0) + number);
  return [...packs]
    .map(([productId, number]) => `${productId} ${number}`)
    .sort()
    .join(', ');
};

/** Plans of properties. */
export const planCases: readonly ContractCase[] = [
  {
    call: FACTS,
    code: '0',
    title: 'tells visitors everything but prices, and trade customers prices too',
    writes: false,
    run: async (target) => {
      const visitor = expectCode(FACTS, await send(target, FACTS, { brand: target.brand }), '0')
        .data as PlanFacts;
      const customer = await factsFor(target, await logIn(target));
      const priced = ({ floors, accessories, fittings }: PlanFacts) =>
        [...floors, ...accessories, ...fittings].map(({ productPrice }) => productPrice !== undefined);
      expectThat(visitor.floors.length > 0, `${FACTS}: no floors`);
      expectThat(!priced(visitor).includes(true), `${FACTS}: a visitor is shown a price`);
      expectThat(!priced(customer).includes(false), `${FACTS}: a trade customer lacks a price`);
    },
  },
  {
    call: FACTS,
    code: '0',
    title: 'tells of the floors of a plan, and of a page of floors, what it tells of all',
    writes: false,
    run: async (target) => {
      const read = async (input: object) =>
        expectCode(FACTS, await send(target, FACTS, { ...input, brand: target.brand }), '0')
          .data as PlanFacts;
      const all = await read({});
      const [one] = all.floors;
      const own = await read({ productIds: JSON.stringify([one?.productId]) });
      expectThat(
        JSON.stringify(own.floors) === JSON.stringify([one]),
        `${FACTS}: other facts of a floor that is named`,
      );
      const { page, floors } = await read({ pageSize: 2 });
      expectThat(
        page?.total === all.floors.length,
        `${FACTS}: ${page?.total} floors of ${all.floors.length}`,
      );
      expectThat(
        floors.length === 2 && floors.every(({ productId }) => page.productIds.includes(productId)),
        `${FACTS}: a page with other floors than it says`,
      );
    },
  },
  write(ADD, 'plans a property in a new project, once for a repeated callserial', async (target) => {
    const person = await logIn(target);
    const plan = twoRooms(await factsFor(target, person));
    const serial = callSerial(Date.now(), Math.random());
    const add = () =>
      send(target, ADD, { projectName: 'Planned twice', plan }, { token: person.token, serial });
    const first = expectCode(ADD, await add(), '0').data as Saved;
    const second = expectCode(ADD, await add(), '0').data as Saved;
    expectThat(first.projectId === second.projectId, `${ADD}: a repeated callserial opened another project`);
    const { roomList } = await tell<Detail>(target, person, DETAIL, { projectId: first.projectId });
    expectThat(
      roomList.map(({ roomName }) => roomName).join() === 'Kitchen,Hallway',
      `${DETAIL}: not the rooms of the plan`,
    );
  }),
  write(READ, 'reads a plan as it was saved, and its project holds what the plan takes', async (target) => {
    const { person, facts, plan, projectId, revision, read } = await plannedProject(target);
    const saved = await read();
    expectThat(
      saved.revision === revision && saved.plan.rooms.length === 2 && saved.userId === person.userId,
      `${READ}: not the plan that was saved`,
    );
    const [kitchen, hall] = saved.plan.rooms;
    expectThat(kitchen?.shape.lengthMm === plan.rooms[0]?.shape.lengthMm, `${READ}: a room has other sizes`);
    const cornersText = hall?.shape.corners?.map(({ x, y }) => `${x} ${y}`).join();
    expectThat(
      cornersText === HALL_CORNERS.map(({ x, y }) => `${x} ${y}`).join(),
      `${READ}: a room has other corners`,
    );
    const lines = await tell<Line[]>(target, person, PRODUCTS, { projectId });
    expectThat(
      packsOf(lines) === packsOf(planLines(saved.plan, facts)),
      `${PRODUCTS}: the project holds other packs than its plan takes`,
    );
  }),
  write(CHANGE, 'changes a plan, once for a repeated callserial', async (target) => {
    const { person, plan, projectId, revision, read } = await plannedProject(target);
    const serial = callSerial(Date.now(), Math.random());
    const body = { projectId, revision, plan: { ...plan, plots: 12 } };
    const change = () => send(target, CHANGE, body, { token: person.token, serial });
    const first = await change();
    expectCode(CHANGE, first, '0');
    expectThat((await change()).text === first.text, `${CHANGE}: a repeated callserial has another answer`);
    const now = await read();
    expectThat(now.plan.plots === 12 && now.revision === revision + 1, `${CHANGE}: not changed once`);
  }),
  {
    call: CHANGE,
    code: '1',
    title: 'refuses a plan that is older than the one saved, or than the rooms of its project',
    writes: true,
    run: async (target) => {
      const { person, plan, projectId, read, change } = await plannedProject(target);
      expectCode(CHANGE, await change({ plan: { ...plan, plots: 2 } }), '0');
      expectCode(CHANGE, await change({ plan: { ...plan, plots: 3 } }), '1');
      const { revision } = await read();
      await tell(target, person, ROOMS, { projectId, roomList: ['Attic'] });
      expectCode(CHANGE, await change({ revision }), '1');
      const now = await read();
      expectThat(now.plan.plots === 2 && now.plan.rooms.length === 3, `${CHANGE}: a refused change was made`);
    },
  },
  {
    call: ADD,
    code: '1',
    title: 'refuses a second plan of a project, and one that contradicts itself',
    writes: true,
    run: async (target) => {
      const { person, plan, projectId } = await plannedProject(target);
      const add = (body: object) => send(target, ADD, { plan, ...body }, { token: person.token });
      expectCode(ADD, await add({ projectId }), '1');
      const [kitchen, hall] = plan.rooms;
      const same = { ...plan, rooms: [kitchen, { ...hall, id: kitchen?.id }] };
      expectCode(ADD, await add({ projectName: 'Twice the same', plan: same }), '1');
    },
  },
  ...([READ, ADD, CHANGE] as const).map(
    (call): ContractCase => ({
      call,
      code: '102',
      title: "refuses another customer's project",
      writes: true,
      run: async (target) => {
        const { plan, projectId, revision, read } = await plannedProject(target);
        const before = JSON.stringify(await read());
        const stranger = await logIn(target, 'architect');
        const body = {
          projectId,
          ...(call !== READ && { plan: { ...plan, plots: 9 } }),
          ...(call === CHANGE && { revision }),
        };
        expectCode(call, await send(target, call, body, { token: stranger.token }), '102');
        expectThat(JSON.stringify(await read()) === before, `${call}: has changed it`);
      },
    }),
  ),
];
