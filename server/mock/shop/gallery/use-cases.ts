import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import type { PreparedContext } from '../../engine/answering/handler.ts';
import { listGallery } from './repository.ts';

export async function readGallery(
  { sts, pageNo, pageSize }: InputOf<'/woojiapi/order/qryprojectexamplebysts'>,
  { db }: PreparedContext,
): Promise<ReplyOf<'/woojiapi/order/qryprojectexamplebysts'>> {
  return { resultCode: '0', data: await listGallery(db, sts, pageNo, pageSize) };
}
