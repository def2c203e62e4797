import type { CallPath } from '../../../contracts/calls.ts';
import { invalidate } from '../../lib/use-call.ts';

const READINGS: readonly CallPath[] = [
  '/woojiapi/order/qryprojectbyuserid',
  '/woojiapi/order/qryprojectsummary',
  '/woojiapi/order/qryprojectdetail',
  '/woojiapi/order/qryprojectproduct',
];

/** Reads again what is shown of projects. */
export async function projectsChanged(): Promise<void> {
  await Promise.all(READINGS.map(invalidate));
}
