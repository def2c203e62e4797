import { randomUUID } from 'node:crypto';
import { callSerial } from '../api/call-signing.ts';
import { PICTURE_MAX_BYTES } from '../domain/project/shared-project.ts';
import { type Answer, type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { callDescription, exampleFor } from './contract-document.ts';
import { expectCode, expectField, expectStatus, expectThat } from './judge.ts';
import { type CustomerName, logIn } from './people.ts';
import { plainPicture } from './plain-picture.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const SHARE = '/woojiapi/order/insertprojectexample';
const GALLERY = '/woojiapi/order/qryprojectexamplebysts';

async function upload(
  target: Target,
  bytes: Uint8Array,
  { part = 'picture', name = 'floor.png', serial }: { part?: string; name?: string; serial?: string } = {},
  customer: CustomerName = 'trade',
): Promise<Answer> {
  const { token } = await logIn(target, customer);
  const options: SendOptions = { token, file: { part, name, bytes }, ...(serial ? { serial } : {}) };
  return await send(target, UPLOAD, {}, options);
}

/** @returns the id of a picture that waits for its use */
export async function uploadedPicture(target: Target, customer?: CustomerName): Promise<string> {
  const reply = expectCode(UPLOAD, await upload(target, plainPicture(), {}, customer), '0');
  return (reply.data as { pictureId: string }).pictureId;
}

async function share(target: Target, pictureIds: readonly string[], changes: object = {}): Promise<Answer> {
  const { token, userId } = await logIn(target);
  const example = exampleFor(target.brand, callDescription(SHARE));
  return await send(target, SHARE, { ...example, userId, pictureIds, ...changes }, { token });
}

/** Sends a project for the gallery. @returns its id */
export async function sharedProject(target: Target): Promise<string> {
  const reply = expectCode(SHARE, await share(target, [await uploadedPicture(target)]), '0');
  return (reply.data as { exampleId: string }).exampleId;
}

const refusedFile = (
  title: string,
  status: number,
  bytes: () => Uint8Array,
  how: { part?: string; name?: string } = {},
): ContractCase => ({
  call: UPLOAD,
  code: '1',
  title,
  writes: false,
  run: async (target) => {
    const answer = await upload(target, bytes(), how);
    const reply = expectCode(UPLOAD, answer, '1');
    expectStatus(UPLOAD, answer, status);
    expectField(UPLOAD, reply, how.part ?? 'picture');
  },
});

/** Pictures and projects that customers share for the gallery. */
export const galleryCases: readonly ContractCase[] = [
  {
    call: UPLOAD,
    code: '0',
    title: 'takes a picture once, however often the call is repeated',
    writes: true,
    run: async (target) => {
      const serial = callSerial(Date.now(), Math.random());
      const first = expectCode(UPLOAD, await upload(target, plainPicture(), { serial }), '0');
      const again = expectCode(UPLOAD, await upload(target, plainPicture(), { serial }), '0');
      expectThat(
        JSON.stringify(again.data) === JSON.stringify(first.data),
        `${UPLOAD}: a repeat made another`,
      );
    },
  },
  refusedFile('refuses a drawing that calls itself a PNG', 400, () =>
    Buffer.from('<svg onload="alert(1)"/>'),
  ),
  refusedFile('refuses a HEIC picture', 400, () =>
    Buffer.concat([Buffer.from('\0\0\0\x1cftypheic'), Buffer.alloc(40)]),
  ),
  refusedFile('refuses a picture that is cut off', 400, () => plainPicture().subarray(0, 100)),
  refusedFile('refuses a picture with a page behind it', 400, () =>
    Buffer.concat([plainPicture(), Buffer.from('<script>alert(1)</script>')]),
  ),
  refusedFile('refuses a file without bytes', 400, () => new Uint8Array()),
  refusedFile('refuses more than 10 MB', 413, () => new Uint8Array(PICTURE_MAX_BYTES + 1)),
  refusedFile('refuses a part of another name', 400, plainPicture, { part: 'file' }),
  {
    call: UPLOAD,
    code: '1',
    title: 'refuses a body that is no multipart',
    writes: false,
    run: async (target) => {
      const { token } = await logIn(target);
      const answer = await send(target, UPLOAD, { picture: 'x' }, { token });
      expectCode(UPLOAD, answer, '1');
      expectStatus(UPLOAD, answer, 415);
    },
  },
  {
    call: SHARE,
    code: '0',
    title: 'accepts a project, which stays hidden until it is approved',
    writes: true,
    run: async (target) => {
      const title = `Case ${randomUUID()}`;
      expectCode(SHARE, await share(target, [await uploadedPicture(target)], { title }), '0');
      const query = { pageSize: 100, pageNo: 1, sts: 1, brand: target.brand };
      const list = expectCode(GALLERY, await send(target, GALLERY, query), '0');
      const titles = (list.data as { title: string }[]).map((project) => project.title);
      expectThat(!titles.includes(title), `${GALLERY}: shows a project that has not been approved`);
    },
  },
  {
    call: SHARE,
    code: '1',
    title: 'needs the consent of the customer',
    writes: true,
    run: async (target) => {
      const answer = await share(target, [await uploadedPicture(target)], { consent: false });
      expectField(SHARE, expectCode(SHARE, answer, '1'), 'consent');
    },
  },
  {
    call: SHARE,
    code: '1',
    title: 'refuses a floor that is not on sale',
    writes: true,
    run: async (target) => {
      const answer = await share(target, [await uploadedPicture(target)], { productNos: ['no-such-number'] });
      expectField(SHARE, expectCode(SHARE, answer, '1'), 'productNos[0]');
    },
  },
  {
    call: SHARE,
    code: '1',
    title: 'uses no picture twice',
    writes: true,
    run: async (target) => {
      const id = await uploadedPicture(target);
      expectCode(SHARE, await share(target, [id]), '0');
      expectField(SHARE, expectCode(SHARE, await share(target, [id]), '1'), 'pictureIds[0]');
    },
  },
  {
    call: SHARE,
    code: '102',
    title: "refuses somebody else's picture, and one that is not there, alike",
    writes: true,
    run: async (target) => {
      expectCode(SHARE, await share(target, [await uploadedPicture(target, 'architect')]), '102');
      expectCode(SHARE, await share(target, [`i-${randomUUID()}`]), '102');
    },
  },
  {
    call: SHARE,
    code: '102',
    title: 'refuses a project in the name of another customer',
    writes: false,
    run: async (target) => {
      const { userId } = await logIn(target, 'architect');
      expectCode(SHARE, await share(target, [`i-${randomUUID()}`], { userId }), '102');
    },
  },
];
