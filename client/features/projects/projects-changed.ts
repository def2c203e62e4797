import type { CallPath } from '../../../contracts/api/calls.ts';
import { invalidate } from '../../lib/use-call.ts';

const READINGS: readonly CallPath[] = [
  '/woojiapi/order/qryprojectbyuserid',
  '/woojiapi/order/qryprojectsummary',
  '/woojiapi/order/qryprojectdetail',
  '/woojiapi/order/qryprojectproduct',
];

/** Reads all readings of projects again. */
export async function projectsChanged(): Promise<void> {
  await Promise.all(READINGS.map(invalidate));
}
