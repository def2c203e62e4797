import type { CallPath } from '../../../contracts/calls.ts';
import { invalidate } from '../../lib/use-call.ts';

const READINGS: readonly CallPath[] = [
  '/woojiapi/order/qryprojectbyuserid',
  '/woojiapi/order/qryprojectsummary',
  '/woojiapi/order/qryprojectdetail',
  '/woojiapi/order/qryprojectproduct',
];

/** Tells the other tabs of this browser. */
export const PROJECTS_CHANNEL = 'alderline.projects';

/** Reads again what is shown of projects, here and in the other tabs. */
export async function projectsChanged(): Promise<void> {
  const channel = new BroadcastChannel(PROJECTS_CHANNEL);
  channel.postMessage('changed');
  channel.close();
  await readAgain();
}

/** The same in this tab alone. */
export async function readAgain(): Promise<void> {
  await Promise.all(READINGS.map(invalidate));
}
