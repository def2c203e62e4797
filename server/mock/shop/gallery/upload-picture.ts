import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { type CallContext, customerOf } from '../../engine/answering/handler.ts';
import { takeUpload } from '../../engine/answering/take-upload.ts';
import { remakePicture } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import { addPicture, makeRoom } from './shared-repository.ts';

/** Pictures of one customer without a project; beyond that the oldest is deleted. */
const WAITING_MAX = 24;

/**
 * Re-encodes and stores one picture for a project that is still to be sent.
 * @throws CallFailure "1" for a file that isn't a picture that we can show; with HTTP 429 when too many arrive at once
 */
export async function uploadPicture(
  _input: undefined,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/uploadexamplepicture'>> {
  const { userId } = customerOf(call);
  return takeUpload(call, remakePicture, async (db, picture) => {
    const pictureId = newId('i');
    await addPicture(db, { pictureId, userId, picture, now: call.now });
    await makeRoom(db, userId, WAITING_MAX);
    return { resultCode: '0', data: { pictureId } };
  });
}
