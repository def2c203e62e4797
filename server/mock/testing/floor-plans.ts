import { expect } from 'vitest';
import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import type { TestShop } from './open-shop.ts';
import { goodPicture, pictureForm } from './pictures.ts';
import { sendFile } from './project-pictures.ts';

const UPLOAD = '/woojiapi/order/uploadfloorplan';
const KEEP = '/woojiapi/order/insertfloorplan';

export type Trace = InputOf<typeof KEEP>['trace'];

/** A kitchen on the first page, at 1:50, and a bedroom on the second. */
export const TRACE: Trace = {
  pages: [
    { page: 1, scale: { kind: 'paper', ratio: 50 } },
    { page: 2, storey: 2, scale: { kind: 'line', from: { x: 0, y: 9.5 }, to: { x: 80, y: 9.5 }, mm: 4000 } },
  ],
  rooms: [
    { id: 't-1', page: 1, kind: 'Kitchen', name: 'Kitchen', corners: square(10.25) },
    { id: 't-2', page: 2, kind: 'Bedroom', name: 'Nursery', corners: square(40) },
  ],
};

function square(at: number) {
  return [
    { x: at, y: at },
    { x: at + 90, y: at },
    { x: at + 90, y: at + 70 },
  ];
}

/** Uploads a file. @returns its id */
export async function uploadFloorPlan(shop: TestShop, token: string, file?: Buffer, serial?: string) {
  const form = pictureForm(file ?? (await goodPicture()), 'plan.pdf', 'application/pdf', 'file');
  const reply = (await sendFile(shop, UPLOAD, token, form, serial)) as ReplyOf<typeof UPLOAD>;
  expect([reply.resultCode, reply.resultMsg]).toEqual(['0', undefined]);
  return reply.data.fileId;
}

/** Keeps a floor plan with one's own project. @returns the file's id */
export async function keptFloorPlan(shop: TestShop, token: string, projectId: string, file?: Buffer) {
  const fileId = await uploadFloorPlan(shop, token, file);
  const body = { projectId, fileId, fileName: 'ground-floor.pdf', trace: TRACE };
  const reply = await shop.call(KEEP, body, { token, json: true });
  expect([reply.resultCode, reply.resultMsg]).toEqual(['0', undefined]);
  return fileId;
}
