import { randomUUID } from 'node:crypto';
import { callSerial } from '../api/call-signing.ts';
import type { CallPath } from '../api/calls.ts';
import type { components } from '../api/generated/woojiapi.ts';
import { MAX_PROJECT_PICTURES } from '../domain/project/project-limits.ts';
import { buyer, write } from './buyer.ts';
import { type Answer, type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { uploadedPicture } from './gallery-cases.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { logIn } from './people.ts';

type Picture = components['schemas']['ProjectPicture'];
type Body = Readonly<Record<string, unknown>>;
const CREATE = '/woojiapi/order/insertproject';
const FINISH = '/woojiapi/order/updateproject';
const KEEP = '/woojiapi/order/insertprojectpicture';
const LIST = '/woojiapi/order/qryprojectpictures';
const READ = '/woojiapi/order/downloadprojectpicture';
const RENAME = '/woojiapi/order/updateprojectpicture';
const REMOVE = '/woojiapi/order/deleteprojectpicture';

/** A new project of the trade customer. */
export async function emptyProject(target: Target) {
  const person = await buyer(target);
  const { token, userId } = person;
  const body = { projectName: `Case ${randomUUID()}`, brand: target.brand, userId };
  const made = expectCode(CREATE, await send(target, CREATE, body, { token }), '0');
  const { projectId } = made.data as { projectId: string };
  return {
    person,
    projectId,
    /** @param options of the call, such as its callserial */
    tell: (path: CallPath, more: Body = {}, options: SendOptions = {}) =>
      send(target, path, { projectId, ...more }, { token, ...options }),
  };
}

/** The same, and what can be done with its pictures. */
async function newProject(target: Target) {
  const { person, projectId, tell } = await emptyProject(target);
  const productIds = person.products.slice(0, 1).map(({ productId }) => productId);
  return {
    projectId,
    tell,
    keep: (pictureId: string, more: Body = {}, serial = callSerial(Date.now(), Math.random())) =>
      tell(KEEP, { pictureId, productIds, ...more }, { serial }),
    pictures: async () => expectCode(LIST, await tell(LIST), '0').data as Picture[],
  };
}

/** The same with a picture. */
export async function picturedProject(target: Target) {
  const project = await newProject(target);
  const pictureId = await uploadedPicture(target);
  expectCode(KEEP, await project.keep(pictureId, { title: ' Kitchen ' }), '0');
  return { ...project, pictureId };
}

const refusesStranger = (call: CallPath, more: Body): ContractCase => ({
  call,
  code: '102',
  title: "refuses another company's project",
  writes: true,
  run: async (target) => {
    const { projectId, pictureId, pictures } = await picturedProject(target);
    const { token } = await logIn(target, 'architect');
    const body = { projectId, ...(call === LIST ? {} : { pictureId }), ...more };
    expectCode(call, await send(target, call, body, { token }), '102');
    expectThat((await pictures())[0]?.title === 'Kitchen', `${call}: has changed it`);
  },
});

function expectPicture(answer: Answer): void {
  expectThat(answer.status === 200, `${READ}: HTTP ${answer.status}`);
  expectThat(answer.contentType.startsWith('image/webp'), `${READ}: sent as ${answer.contentType}`);
}

/** Pictures of laid floors that are kept with projects. */
export const projectPictureCases: readonly ContractCase[] = [
  write(KEEP, 'keeps a picture once for a repeated callserial, which is then listed', async (target) => {
    const { keep, pictures } = await newProject(target);
    const pictureId = await uploadedPicture(target);
    const serial = callSerial(Date.now(), Math.random());
    for (const _time of [1, 2]) expectCode(KEEP, await keep(pictureId, { title: 'Hall' }, serial), '0');
    const [picture, ...others] = await pictures();
    expectThat(
      picture?.pictureId === pictureId && others.length === 0,
      `${LIST}: the picture is not listed once`,
    );
    expectThat(picture?.title === 'Hall', `${LIST}: another title`);
    expectCode(KEEP, await keep(pictureId, { title: 'Snug' }), '0');
    const titles = (await pictures()).map(({ title }) => title);
    expectThat(titles.join() === 'Snug', `${KEEP}: the picture is not listed once, as Snug`);
    expectThat(picture?.width === picture?.height, `${LIST}: a square picture has another shape`);
  }),
  {
    call: KEEP,
    code: '1',
    title: `keeps at most ${MAX_PROJECT_PICTURES} with a project`,
    writes: true,
    run: async (target) => {
      const { keep, pictures } = await newProject(target);
      for (let count = 0; count < MAX_PROJECT_PICTURES; count++)
        expectCode(KEEP, await keep(await uploadedPicture(target)), '0');
      const answer = await keep(await uploadedPicture(target));
      expectField(KEEP, expectCode(KEEP, answer, '1'), 'projectId');
      expectThat((await pictures()).length === MAX_PROJECT_PICTURES, `${LIST}: has one more`);
    },
  },
  {
    call: KEEP,
    code: '1',
    title: 'refuses a floor that is not on sale, and one that is named twice',
    writes: true,
    run: async (target) => {
      const { keep } = await newProject(target);
      const pictureId = await uploadedPicture(target);
      for (const productIds of [['no-such-id'], ['no-such-id', 'no-such-id']])
        expectField(KEEP, expectCode(KEEP, await keep(pictureId, { productIds }), '1'), 'productIds');
      expectCode(KEEP, await keep(pictureId), '0');
    },
  },
  ...(
    [
      [KEEP, { productIds: ['p-1'] }],
      [RENAME, { title: 'Foreign' }],
      [REMOVE, {}],
    ] as const
  ).map(
    ([call, more]): ContractCase => ({
      call,
      code: '1',
      title: 'changes nothing in a finished project',
      writes: true,
      run: async (target) => {
        const { tell, pictures, pictureId } = await picturedProject(target);
        expectCode(FINISH, await tell(FINISH, { sts: 'Finished' }), '0');
        expectCode(call, await tell(call, { pictureId, ...more }), '1');
        expectThat((await pictures())[0]?.title === 'Kitchen', `${call}: has changed it`);
      },
    }),
  ),
  {
    call: KEEP,
    code: '102',
    title:
      "refuses somebody else's picture, one that is not there, and one that another project keeps, alike",
    writes: true,
    run: async (target) => {
      const { pictureId } = await picturedProject(target);
      const { keep } = await newProject(target);
      expectCode(KEEP, await keep(await uploadedPicture(target, 'architect')), '102');
      expectCode(KEEP, await keep(`i-${randomUUID()}`), '102');
      expectCode(KEEP, await keep(pictureId), '102');
    },
  },
  write(READ, 'sends it in both sizes', async (target) => {
    const { tell, pictureId } = await picturedProject(target);
    for (const size of ['small', 'large']) expectPicture(await tell(READ, { pictureId, size }));
  }),
  {
    call: READ,
    code: '102',
    title: 'refuses a picture of another project',
    writes: true,
    run: async (target) => {
      const { pictureId } = await picturedProject(target);
      const { tell } = await newProject(target);
      expectCode(READ, await tell(READ, { pictureId, size: 'small' }), '102');
    },
  },
  write(RENAME, 'gives it another title, or none', async (target) => {
    const { tell, pictures, pictureId } = await picturedProject(target);
    for (const title of ['Snug', '']) {
      expectCode(RENAME, await tell(RENAME, { pictureId, title }), '0');
      expectThat((await pictures())[0]?.title === title, `${RENAME}: not renamed`);
    }
  }),
  {
    call: RENAME,
    code: '1',
    title: 'refuses a picture that has gone',
    writes: true,
    run: async (target) => {
      const { tell } = await newProject(target);
      const answer = await tell(RENAME, { pictureId: `i-${randomUUID()}`, title: 'Snug' });
      expectField(RENAME, expectCode(RENAME, answer, '1'), 'pictureId');
    },
  },
  write(REMOVE, 'removes it, once or twice', async (target) => {
    const { tell, pictures, pictureId } = await picturedProject(target);
    for (const _time of [1, 2]) expectCode(REMOVE, await tell(REMOVE, { pictureId }), '0');
    expectThat((await pictures()).length === 0, `${REMOVE}: the picture is still there`);
    expectCode(READ, await tell(READ, { pictureId, size: 'small' }), '102');
  }),
  write(LIST, 'lists none with a new project', async (target) => {
    const { pictures } = await newProject(target);
    expectThat((await pictures()).length === 0, `${LIST}: a new project has pictures`);
  }),
  refusesStranger(LIST, {}),
  refusesStranger(KEEP, { productIds: ['p-1'] }),
  refusesStranger(READ, { size: 'small' }),
  refusesStranger(RENAME, { title: 'Foreign' }),
  refusesStranger(REMOVE, {}),
];
