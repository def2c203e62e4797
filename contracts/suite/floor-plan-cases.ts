import { randomUUID } from 'node:crypto';
import { callSerial } from '../api/call-signing.ts';
import type { InputOf } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { FLOOR_PLAN_MAX_BYTES } from '../domain/project/project-limits.ts';
import { write } from './buyer.ts';
import { type Answer, type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectStatus, expectThat } from './judge.ts';
import { type CustomerName, logIn } from './people.ts';
import { plainPicture } from './plain-picture.ts';
import { emptyProject } from './project-picture-cases.ts';
import { PDF } from './quotation-cases.ts';

type FloorPlan = components['schemas']['FloorPlan'];
const UPLOAD = '/woojiapi/order/uploadfloorplan';
const KEEP = '/woojiapi/order/insertfloorplan';
const READ = '/woojiapi/order/qryfloorplan';
const FILE = '/woojiapi/order/downloadfloorplan';
const REMOVE = '/woojiapi/order/deletefloorplan';
const FINISH = '/woojiapi/order/updateproject';

const TRACE: InputOf<typeof KEEP>['trace'] = {
  pages: [
    { page: 1, scale: { kind: 'line', from: { x: 10, y: 20.5 }, to: { x: 110, y: 20.5 }, mm: 4200 } },
    { page: 2, storey: 1, scale: { kind: 'paper', ratio: 100 } },
  ],
  rooms: [
    {
      id: 't-1',
      page: 2,
      kind: 'Kitchen',
      name: 'Kitchen',
      corners: [
        { x: 0.125, y: 0 },
        { x: 90, y: 0 },
        { x: 90, y: 70 },
      ],
    },
  ],
};

async function upload(
  target: Target,
  bytes: Uint8Array,
  options: SendOptions & { readonly customer?: CustomerName } = {},
): Promise<Answer> {
  const { token } = await logIn(target, options.customer);
  return await send(
    target,
    UPLOAD,
    {},
    { token, file: { part: 'file', name: 'plan.pdf', bytes }, ...options },
  );
}

async function uploaded(target: Target, bytes: Uint8Array = PDF, customer?: CustomerName): Promise<string> {
  const reply = expectCode(UPLOAD, await upload(target, bytes, customer ? { customer } : {}), '0');
  return (reply.data as { fileId: string }).fileId;
}

/** A new project, and what can be done with its floor plan. */
async function newProject(target: Target) {
  const { projectId, tell } = await emptyProject(target);
  return {
    projectId,
    tell,
    keep: (fileId: string, more: object = {}, serial = callSerial(Date.now(), Math.random())) =>
      tell(KEEP, { fileId, fileName: 'plan.pdf', trace: TRACE, ...more }, { serial }),
    floorPlan: async () => expectCode(READ, await tell(READ), '0').data as FloorPlan | undefined,
  };
}

/** The same with a floor plan. */
async function plannedProject(target: Target, bytes?: Uint8Array) {
  const project = await newProject(target);
  const fileId = await uploaded(target, bytes);
  expectCode(KEEP, await project.keep(fileId), '0');
  return { ...project, fileId };
}

const refusedFile = (title: string, status: number, bytes: () => Uint8Array): ContractCase => ({
  call: UPLOAD,
  code: '1',
  title,
  writes: false,
  run: async (target) => {
    const answer = await upload(target, bytes());
    expectField(UPLOAD, expectCode(UPLOAD, answer, '1'), 'file');
    expectStatus(UPLOAD, answer, status);
  },
});

const refusesStranger = (call: typeof READ | typeof KEEP | typeof FILE | typeof REMOVE): ContractCase => ({
  call,
  code: '102',
  title: "refuses another company's project",
  writes: true,
  run: async (target) => {
    const { projectId, fileId, floorPlan } = await plannedProject(target);
    const { token } = await logIn(target, 'architect');
    const more = {
      [READ]: {},
      [REMOVE]: {},
      [FILE]: { fileId },
      [KEEP]: { fileId: await uploaded(target, PDF, 'architect'), fileName: 'foreign.pdf', trace: TRACE },
    }[call];
    expectCode(call, await send(target, call, { projectId, ...more }, { token }), '102');
    expectThat((await floorPlan())?.fileId === fileId, `${call}: has changed it`);
  },
});

/** Floor plans that are kept with projects. */
export const floorPlanCases: readonly ContractCase[] = [
  write(UPLOAD, 'takes a PDF and a picture, once however often the call is repeated', async (target) => {
    for (const bytes of [PDF, plainPicture()]) {
      const serial = callSerial(Date.now(), Math.random());
      const [first, again] = [
        expectCode(UPLOAD, await upload(target, bytes, { serial }), '0'),
        expectCode(UPLOAD, await upload(target, bytes, { serial }), '0'),
      ];
      expectThat(
        JSON.stringify(again.data) === JSON.stringify(first.data),
        `${UPLOAD}: a repeat made another`,
      );
    }
  }),
  refusedFile('refuses any other file by its bytes', 400, () =>
    new TextEncoder().encode('MZ and more than sixteen bytes'),
  ),
  refusedFile('refuses a PDF that is cut off', 400, () => PDF.subarray(0, 30)),
  refusedFile('refuses a file without bytes', 400, () => new Uint8Array()),
  refusedFile('refuses more than 10 MB', 413, () => new Uint8Array(FLOOR_PLAN_MAX_BYTES + 1)),
  write(KEEP, 'keeps file and trace, once for a repeated callserial', async (target) => {
    const { keep, floorPlan } = await newProject(target);
    const fileId = await uploaded(target);
    const serial = callSerial(Date.now(), Math.random());
    for (const _time of [1, 2]) expectCode(KEEP, await keep(fileId, {}, serial), '0');
    const kept = await floorPlan();
    expectThat(kept?.fileId === fileId && kept.fileName === 'plan.pdf', `${READ}: another file`);
    expectThat(kept?.mayChange === true, `${READ}: the owner can't change it`);
    const names = ({ pages, rooms }: FloorPlan['trace']) => JSON.stringify([pages.length, rooms[0]?.corners]);
    expectThat(kept !== undefined && names(kept.trace) === names(TRACE), `${READ}: another trace`);
  }),
  write(
    KEEP,
    'changes name and trace of the file that is kept, and replaces it by another',
    async (target) => {
      const { keep, tell, floorPlan, fileId } = await plannedProject(target);
      const fewer = { fileName: 'house.pdf', trace: { pages: [], rooms: [] } };
      expectCode(KEEP, await keep(fileId, fewer), '0');
      const changed = await floorPlan();
      expectThat(
        changed?.fileName === 'house.pdf' && changed.trace.rooms.length === 0,
        `${KEEP}: not changed`,
      );
      const next = await uploaded(target);
      expectCode(KEEP, await keep(next), '0');
      expectThat((await floorPlan())?.fileId === next, `${KEEP}: not replaced`);
      expectCode(FILE, await tell(FILE, { fileId }), '102');
    },
  ),
  {
    call: KEEP,
    code: '102',
    title: "refuses somebody else's file, one that is not there, and one that another project keeps, alike",
    writes: true,
    run: async (target) => {
      const { fileId } = await plannedProject(target);
      const { keep, floorPlan } = await newProject(target);
      for (const id of [await uploaded(target, PDF, 'architect'), `i-${randomUUID()}`, fileId])
        expectCode(KEEP, await keep(id), '102');
      expectThat((await floorPlan()) === undefined, `${KEEP}: keeps it all the same`);
    },
  },
  ...([KEEP, REMOVE] as const).map(
    (call): ContractCase => ({
      call,
      code: '1',
      title: 'changes nothing in a finished project',
      writes: true,
      run: async (target) => {
        const { tell, keep, floorPlan, fileId } = await plannedProject(target);
        expectCode(FINISH, await tell(FINISH, { sts: 'Finished' }), '0');
        const answer = call === KEEP ? await keep(fileId, { fileName: 'late.pdf' }) : await tell(REMOVE);
        expectCode(call, answer, '1');
        const kept = await floorPlan();
        expectThat(kept?.fileName === 'plan.pdf' && !kept.mayChange, `${call}: has changed it`);
      },
    }),
  ),
  write(READ, 'answers without data for a project that keeps none', async (target) => {
    const { floorPlan } = await newProject(target);
    expectThat((await floorPlan()) === undefined, `${READ}: a new project has a floor plan`);
  }),
  write(FILE, 'gives a PDF as it was sent, and a picture as WebP', async (target) => {
    const drawn = await plannedProject(target);
    const answer = await drawn.tell(FILE, { fileId: drawn.fileId });
    expectThat(answer.contentType === 'application/pdf', `${FILE}: sent as ${answer.contentType}`);
    expectThat(answer.text === new TextDecoder().decode(PDF), `${FILE}: other bytes`);
    const photo = await plannedProject(target, plainPicture());
    const { contentType } = await photo.tell(FILE, { fileId: photo.fileId });
    expectThat(contentType === 'image/webp', `${FILE}: sent as ${contentType}`);
  }),
  write(REMOVE, 'removes it, once or twice', async (target) => {
    const { tell, floorPlan, fileId } = await plannedProject(target);
    for (const _time of [1, 2]) expectCode(REMOVE, await tell(REMOVE), '0');
    expectThat((await floorPlan()) === undefined, `${REMOVE}: the floor plan is still there`);
    expectCode(FILE, await tell(FILE, { fileId }), '102');
  }),
  refusesStranger(READ),
  refusesStranger(KEEP),
  refusesStranger(FILE),
  refusesStranger(REMOVE),
];
