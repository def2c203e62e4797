import { expect } from 'vitest';
import type { CallPath, ReplyOf } from '../../../contracts/api/calls.ts';
import { BRAND, newSerial, type TestShop } from './open-shop.ts';
import { goodPicture, pictureForm } from './pictures.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const KEEP = '/woojiapi/order/insertprojectpicture';

/** Uploads a picture. @returns its id */
export async function uploadPicture(shop: TestShop, token: string, file: Uint8Array): Promise<string> {
  const reply = (await sendFile(shop, UPLOAD, token, pictureForm(file))) as ReplyOf<typeof UPLOAD>;
  expect(reply.resultCode).toBe('0');
  return reply.data.pictureId;
}

/** Sends a file. @returns the reply */
export async function sendFile(
  shop: TestShop,
  path: CallPath,
  token: string,
  body: FormData,
  callserial = newSerial(),
): Promise<unknown> {
  const headers = { brand: BRAND, callserial, token };
  return await (await fetch(shop.origin + path, { method: 'POST', body, headers })).json();
}

interface Given {
  readonly title?: string;
  readonly productIds?: readonly string[];
  readonly file?: Buffer;
}

/** Keeps a picture with one's own project. @returns its id */
export async function keptPicture(
  shop: TestShop,
  token: string,
  projectId: string,
  { title = '', productIds = ['p-0101'], file }: Given = {},
): Promise<string> {
  const pictureId = await uploadPicture(shop, token, file ?? (await goodPicture()));
  // pictures show in the order in which they were kept
  shop.clock.now += 1;
  const reply = await shop.call(KEEP, { projectId, pictureId, productIds, title }, { token, json: true });
  expect([reply.resultCode, reply.resultMsg]).toEqual(['0', undefined]);
  return pictureId;
}
