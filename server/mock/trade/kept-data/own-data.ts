import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { findPerson } from '../../company/settings/repository.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { hashOf } from '../../engine/security/token.ts';
import { EVERYTHING } from './everything.ts';

type OwnData = ReplyOf<'/woojiapi/user/qryowndata'>;

/** All stored data about the calling customer, in words. */
export const readOwnData: Handler<'/woojiapi/user/qryowndata'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { db, now } = call;
  const asking = { person: await findPerson(db, userId), now, tokenHash: hashOf(call.token ?? '') };
  const data: OwnData['data'] = [];
  for (const kept of EVERYTHING) data.push(...(await kept.show(db, asking)));
  return { resultCode: '0', data };
};
