import { callSerial } from '../api/call-signing.ts';
import { type Answer, type SendOptions, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';
import { type CustomerName, logIn } from './people.ts';
import { plainPicture } from './plain-picture.ts';

const UPLOAD = '/woojiapi/user/uploadcompanylogo';
const READ = '/woojiapi/user/qrycompanylogo';
const REMOVE = '/woojiapi/user/deletecompanylogo';

async function upload(target: Target, bytes: Uint8Array, serial?: string): Promise<Answer> {
  const { token } = await logIn(target);
  const options: SendOptions = { token, file: { part: 'picture', name: 'logo.png', bytes } };
  return await send(target, UPLOAD, {}, serial ? { ...options, serial } : options);
}

async function logoOf(target: Target, customer?: CustomerName): Promise<unknown> {
  const { token, userId } = await logIn(target, customer);
  return expectCode(READ, await send(target, READ, { userId }, { token }), '0').data;
}

/** The logos that companies print on the copies for their own clients. */
export const logoCases: readonly ContractCase[] = [
  {
    call: UPLOAD,
    code: '0',
    title: 'takes a logo, which is then read',
    writes: true,
    run: async (target) => {
      const serial = callSerial(Date.now(), Math.random());
      const first = expectCode(UPLOAD, await upload(target, plainPicture(), serial), '0');
      const again = expectCode(UPLOAD, await upload(target, plainPicture(), serial), '0');
      const said = JSON.stringify(first.data);
      expectThat(JSON.stringify(again.data) === said, `${UPLOAD}: a repeat answers something else`);
      expectThat(JSON.stringify(await logoOf(target)) === said, `${READ}: reads another logo`);
    },
  },
  {
    call: UPLOAD,
    code: '1',
    title: 'refuses a drawing that calls itself a PNG',
    writes: false,
    run: async (target) => {
      const answer = await upload(target, Buffer.from('<svg onload="alert(1)"/>'));
      expectField(UPLOAD, expectCode(UPLOAD, answer, '1'), 'picture');
    },
  },
  {
    call: READ,
    code: '0',
    title: "does not show another company's",
    writes: true,
    run: async (target) => {
      expectCode(UPLOAD, await upload(target, plainPicture()), '0');
      expectThat((await logoOf(target, 'architect')) === undefined, `${READ}: shows another company's logo`);
    },
  },
  {
    call: REMOVE,
    code: '0',
    title: 'removes the logo, also when there is none',
    writes: true,
    run: async (target) => {
      expectCode(UPLOAD, await upload(target, plainPicture()), '0');
      const { token, userId } = await logIn(target);
      for (const _time of [1, 2]) expectCode(REMOVE, await send(target, REMOVE, { userId }, { token }), '0');
      expectThat((await logoOf(target)) === undefined, `${READ}: shows a logo that was removed`);
    },
  },
  ...([READ, REMOVE] as const).map(
    (call): ContractCase => ({
      call,
      code: '102',
      title: 'is refused to anyone else',
      writes: false,
      run: async (target) => {
        const { token } = await logIn(target, 'architect');
        const { userId } = await logIn(target);
        expectCode(call, await send(target, call, { userId }, { token }), '102');
      },
    }),
  ),
];
