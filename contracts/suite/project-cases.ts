import { randomUUID } from 'node:crypto';
import { callSerial } from '../api/call-signing.ts';
import type { CallPath } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { buyer, lineOf, write } from './buyer.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { CannotTell, expectCode, expectThat } from './judge.ts';
import { type LoggedIn, logIn } from './people.ts';

type Product = components['schemas']['Product'];
type Project = components['schemas']['Project'];
type Detail = components['schemas']['ProjectDetail'];
type Summary = components['schemas']['ProjectSummary'];
type ProjectProduct = components['schemas']['ProjectProduct'];
const PROJECTS = '/woojiapi/order/qryprojectbyuserid';
const CREATE = '/woojiapi/order/insertproject';
const ADD_PRODUCT = '/woojiapi/order/insertprojectproduct';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';
const SUMMARY = '/woojiapi/order/qryprojectsummary';
const DETAIL = '/woojiapi/order/qryprojectdetail';
const CHANGE = '/woojiapi/order/updateproject';
const DELETE = '/woojiapi/order/deleteproject';
const RESTORE = '/woojiapi/order/restoreproject';
const COPY = '/woojiapi/order/copyproject';
const ADD_ROOMS = '/woojiapi/order/insertprojectroom';
const RENAME_ROOM = '/woojiapi/order/updateprojectroom';
const REMOVE_ROOM = '/woojiapi/order/deleteprojectroom';
const CHANGE_PRODUCT = '/woojiapi/order/updateprojectproduct';
const REMOVE_PRODUCT = '/woojiapi/order/deleteprojectproduct';

function projectLineOf(
  person: LoggedIn,
  product: Product | undefined,
  projectId: string,
): Record<string, unknown> {
  const { carType, loginName, userId, ...line } = lineOf(person, product);
  return { ...line, projectId };
}

async function createProject(target: Target, { token, userId }: LoggedIn): Promise<string> {
  const body = { projectName: `Case ${randomUUID()}`, brand: target.brand, userId };
  const reply = expectCode(CREATE, await send(target, CREATE, body, { token }), '0');
  return (reply.data as { projectId: string }).projectId;
}

async function projectsOf(target: Target, { token, userId }: LoggedIn): Promise<Project[]> {
  return expectCode(PROJECTS, await send(target, PROJECTS, { userId }, { token }), '0').data as Project[];
}

/** Makes a successful call about a project. */
async function tell(target: Target, { token }: LoggedIn, path: CallPath, body: Body): Promise<unknown> {
  return expectCode(path, await send(target, path, body, { token }), '0').data;
}
type Body = Readonly<Record<string, unknown>>;

/** A new project with a room, and a product that is in no room. */
async function furnishedProject(target: Target) {
  const person = await buyer(target);
  const projectId = await createProject(target, person);
  await tell(target, person, ADD_PRODUCT, projectLineOf(person, person.products[0], projectId));
  const [room] = (await tell(target, person, ADD_ROOMS, { projectId, roomList: ['Kitchen'] })) as {
    roomId: string;
  }[];
  const read = async () => (await tell(target, person, PRODUCTS, { projectId })) as ProjectProduct[];
  const detail = async () => (await tell(target, person, DETAIL, { projectId })) as Detail;
  const lineId = (await read())[0]?.lineId ?? '';
  return { person, projectId, roomId: room?.roomId ?? '', lineId, read, detail };
}

/** Calls that only a project's owner may make, each with a body that would change the project. */
const OWNERS_CALLS: readonly (readonly [CallPath, Body])[] = [
  [CHANGE, { projectName: 'Foreign' }],
  [DELETE, {}],
  [RESTORE, {}],
  [COPY, { projectName: 'Foreign' }],
  [ADD_ROOMS, { roomList: ['Foreign'] }],
  [RENAME_ROOM, { roomName: 'Foreign' }],
  [REMOVE_ROOM, {}],
  [CHANGE_PRODUCT, { number: 99 }],
  [REMOVE_PRODUCT, {}],
];

const WITH_ROOM: readonly CallPath[] = [RENAME_ROOM, REMOVE_ROOM];
const WITH_LINE: readonly CallPath[] = [CHANGE_PRODUCT, REMOVE_PRODUCT];

/** The projects of a customer. */
export const projectCases: readonly ContractCase[] = [
  {
    call: PROJECTS,
    code: '0',
    title: 'lists the projects of a customer, all of them their own',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const projects = await projectsOf(target, person);
      expectThat(
        projects.every((project) => project.userId === person.userId),
        `${PROJECTS}: a project of somebody else`,
      );
    },
  },
  {
    call: PRODUCTS,
    code: '0',
    title: 'lists the products of a project',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const [project] = await projectsOf(target, person);
      if (!project) throw new CannotTell('needs a customer who has a project');
      const { projectId } = project;
      expectCode(PRODUCTS, await send(target, PRODUCTS, { projectId }, { token: person.token }), '0');
    },
  },
  write(CREATE, 'opens an Ongoing project, once for a repeated callserial', async (target) => {
    const person = await logIn(target);
    const serial = callSerial(Date.now(), Math.random());
    const body = { projectName: 'Twice', brand: target.brand, userId: person.userId };
    const create = () => send(target, CREATE, body, { token: person.token, serial });
    const first = expectCode(CREATE, await create(), '0').data as { projectId: string };
    const second = expectCode(CREATE, await create(), '0').data as { projectId: string };
    expectThat(
      first.projectId === second.projectId,
      `${CREATE}: a repeated callserial opened another project`,
    );
    const projects = await projectsOf(target, person);
    const mine = projects.filter((project) => project.projectId === first.projectId);
    expectThat(
      mine.length === 1 && mine[0]?.sts === 'Ongoing',
      `${PROJECTS}: the new project is not there, Ongoing, once`,
    );
  }),
  write(ADD_PRODUCT, 'adds a product to a project of its own', async (target) => {
    const person = await buyer(target);
    const projectId = await createProject(target, person);
    const line = projectLineOf(person, person.products[0], projectId);
    expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '0');
    const answer = await send(target, PRODUCTS, { projectId }, { token: person.token });
    const products = expectCode(PRODUCTS, answer, '0').data as { productId: string }[];
    expectThat(
      products.length === 1 && products[0]?.productId === line.productId,
      `${PRODUCTS}: the product is not there once`,
    );
  }),
  {
    call: ADD_PRODUCT,
    code: '102',
    title: "refuses another customer's project",
    writes: true,
    run: async (target) => {
      const owner = await logIn(target, 'architect');
      const projectId = await createProject(target, owner);
      const person = await buyer(target);
      const line = projectLineOf(person, person.products[0], projectId);
      expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '102');
      expectCode(PRODUCTS, await send(target, PRODUCTS, { projectId }, { token: person.token }), '102');
      const foreign = { projectName: 'Foreign', brand: target.brand, userId: owner.userId };
      expectCode(CREATE, await send(target, CREATE, foreign, { token: person.token }), '102');
      expectCode(
        PROJECTS,
        await send(target, PROJECTS, { userId: owner.userId }, { token: person.token }),
        '102',
      );
    },
  },
  {
    call: SUMMARY,
    code: '0',
    title: 'tells the totals of every listed project',
    writes: false,
    run: async (target) => {
      const person = await logIn(target);
      const projects = await projectsOf(target, person);
      const summaries = (await tell(target, person, SUMMARY, { userId: person.userId })) as Summary[];
      const told = summaries.filter(({ daysLeft }) => daysLeft === undefined);
      expectThat(
        told.map(({ projectId }) => projectId).join() === projects.map(({ projectId }) => projectId).join(),
        `${SUMMARY}: not the projects of ${PROJECTS}`,
      );
    },
  },
  write(ADD_ROOMS, 'adds rooms in their order, once for a repeated callserial', async (target) => {
    const person = await logIn(target);
    const projectId = await createProject(target, person);
    const serial = callSerial(Date.now(), Math.random());
    const add = () =>
      send(target, ADD_ROOMS, { projectId, roomList: ['Hall', 'Attic'] }, { token: person.token, serial });
    const first = await add();
    expectCode(ADD_ROOMS, first, '0');
    expectThat((await add()).text === first.text, `${ADD_ROOMS}: a repeated callserial has another answer`);
    const { roomList } = (await tell(target, person, DETAIL, { projectId })) as Detail;
    expectThat(
      roomList.map(({ roomName }) => roomName).join() === 'Hall,Attic',
      `${DETAIL}: not the rooms that were added`,
    );
  }),
  write(DETAIL, 'reads a project with its rooms', async (target) => {
    const { person, projectId, roomId, detail } = await furnishedProject(target);
    const { userId, sts, roomList } = await detail();
    expectThat(userId === person.userId && sts === 'Ongoing', `${DETAIL}: not the new project`);
    expectThat(roomList[0]?.roomId === roomId, `${DETAIL}: the room of ${projectId} is not there`);
  }),
  write(RENAME_ROOM, 'renames a room', async (target) => {
    const { person, projectId, roomId, detail } = await furnishedProject(target);
    await tell(target, person, RENAME_ROOM, { projectId, roomId, roomName: 'Snug' });
    expectThat((await detail()).roomList[0]?.roomName === 'Snug', `${RENAME_ROOM}: not renamed`);
  }),
  write(CHANGE_PRODUCT, 'changes packs and moves a product into a room', async (target) => {
    const { person, projectId, roomId, lineId, read } = await furnishedProject(target);
    await tell(target, person, CHANGE_PRODUCT, { projectId, lineId, number: 7, roomId });
    const [line] = await read();
    expectThat(line?.number === 7 && line.roomId === roomId, `${CHANGE_PRODUCT}: not changed`);
  }),
  write(REMOVE_ROOM, 'removes a room, once or twice, and keeps its products', async (target) => {
    const { person, projectId, roomId, lineId, read, detail } = await furnishedProject(target);
    await tell(target, person, CHANGE_PRODUCT, { projectId, lineId, roomId });
    await tell(target, person, REMOVE_ROOM, { projectId, roomId });
    await tell(target, person, REMOVE_ROOM, { projectId, roomId });
    expectThat((await detail()).roomList.length === 0, `${REMOVE_ROOM}: the room is still there`);
    const products = await read();
    expectThat(
      products.length === 1 && products[0]?.roomId === '',
      `${REMOVE_ROOM}: its product is not in the project, in no room`,
    );
  }),
  write(REMOVE_PRODUCT, 'takes a product out, once or twice', async (target) => {
    const { person, projectId, lineId, read } = await furnishedProject(target);
    await tell(target, person, REMOVE_PRODUCT, { projectId, lineId });
    await tell(target, person, REMOVE_PRODUCT, { projectId, lineId });
    expectThat((await read()).length === 0, `${REMOVE_PRODUCT}: the product is still there`);
  }),
  write(CHANGE, 'renames and finishes a project, which then takes no products', async (target) => {
    const { person, projectId, detail } = await furnishedProject(target);
    await tell(target, person, CHANGE, { projectId, projectName: 'Renamed' });
    await tell(target, person, CHANGE, { projectId, sts: 'Finished' });
    const { projectName, sts } = await detail();
    expectThat(projectName === 'Renamed' && sts === 'Finished', `${CHANGE}: not changed`);
    const line = projectLineOf(person, person.products[0], projectId);
    expectCode(ADD_PRODUCT, await send(target, ADD_PRODUCT, line, { token: person.token }), '1');
  }),
  write(COPY, 'copies rooms and products into a new project', async (target) => {
    const { person, projectId, lineId, roomId, read } = await furnishedProject(target);
    await tell(target, person, CHANGE_PRODUCT, { projectId, lineId, roomId });
    const copy = (await tell(target, person, COPY, { projectId, projectName: 'Copy' })) as Project;
    const copied = (await tell(target, person, DETAIL, { projectId: copy.projectId })) as Detail;
    const lines = (await tell(target, person, PRODUCTS, { projectId: copy.projectId })) as ProjectProduct[];
    expectThat(
      lines.length === (await read()).length && lines[0]?.roomId === copied.roomList[0]?.roomId,
      `${COPY}: not the same rooms and products`,
    );
  }),
  write(DELETE, 'deletes a project, once or twice', async (target) => {
    const { person, projectId } = await furnishedProject(target);
    await tell(target, person, DELETE, { projectId });
    await tell(target, person, DELETE, { projectId });
    const projects = await projectsOf(target, person);
    expectThat(
      projects.every((project) => project.projectId !== projectId),
      `${PROJECTS}: the deleted project is still there`,
    );
    expectCode(DETAIL, await send(target, DETAIL, { projectId }, { token: person.token }), '102');
  }),
  write(RESTORE, 'brings a deleted project back as it was', async (target) => {
    const { person, projectId, detail } = await furnishedProject(target);
    const before = JSON.stringify(await detail());
    await tell(target, person, DELETE, { projectId });
    const summaries = (await tell(target, person, SUMMARY, { userId: person.userId })) as Summary[];
    const deleted = summaries.find((summary) => summary.projectId === projectId);
    expectThat(deleted?.daysLeft !== undefined, `${SUMMARY}: the deleted project can't be found`);
    await tell(target, person, RESTORE, { projectId });
    await tell(target, person, RESTORE, { projectId });
    expectThat(JSON.stringify(await detail()) === before, `${RESTORE}: the project has changed`);
  }),
  ...OWNERS_CALLS.map(
    ([call, change]): ContractCase => ({
      call,
      code: '102',
      title: "refuses another customer's project",
      writes: true,
      run: async (target) => {
        const { projectId, roomId, lineId, read, detail } = await furnishedProject(target);
        const before = JSON.stringify([await detail(), await read()]);
        const stranger = await logIn(target, 'architect');
        const body = {
          projectId,
          ...(WITH_ROOM.includes(call) && { roomId }),
          ...(WITH_LINE.includes(call) && { lineId }),
          ...change,
        };
        expectCode(call, await send(target, call, body, { token: stranger.token }), '102');
        expectCode(DETAIL, await send(target, DETAIL, { projectId }, { token: stranger.token }), '102');
        expectThat(JSON.stringify([await detail(), await read()]) === before, `${call}: has changed it`);
      },
    }),
  ),
];
