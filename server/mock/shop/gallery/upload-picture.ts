import { createHash } from 'node:crypto';
import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { type CallContext, customerOf } from '../../engine/answering/handler.ts';
import { remakePicture } from '../../engine/pictures/remake-picture.ts';
import { newId } from '../../engine/security/token.ts';
import { addPicture, makeRoom } from './shared-repository.ts';

/** Simultaneous uploads of a process, as each may take 10 MB of memory. */
const AT_ONCE = 6;
/** Seconds after which there is usually room again. */
const RETRY_AFTER_S = 3;
/** Pictures of one customer without a project; beyond that the oldest is deleted. */
const WAITING_MAX = 24;

let running = 0;

/**
 * Re-encodes and stores one picture for a project that is still to be sent.
 * @throws CallFailure "1" for a file that isn't a picture that we can show; with HTTP 429 when too many arrive at once
 */
export async function uploadPicture(
  _input: undefined,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/order/uploadexamplepicture'>> {
  const { userId } = customerOf(call);
  if (running >= AT_ONCE)
    throw new CallFailure(
      '1',
      'Too many pictures are arriving at the moment. Try again in a few seconds.',
      429,
      RETRY_AFTER_S,
    );
  running += 1;
  try {
    const file = await call.file();
    const picture = await remakePicture(file);
    return await call.once(
      async (db) => {
        const pictureId = newId('i');
        await addPicture(db, { pictureId, userId, picture, now: call.now });
        await makeRoom(db, userId, WAITING_MAX);
        return { resultCode: '0', data: { pictureId } };
      },
      { file: createHash('sha256').update(file).digest('base64url') },
    );
  } finally {
    running -= 1;
  }
}
