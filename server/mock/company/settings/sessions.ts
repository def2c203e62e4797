import { CallFailure } from '../../../calls/call-failure.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { hashOf } from '../../engine/security/token.ts';
import { endOne, endOthers, listSessions, ownerOfSession } from './session-repository.ts';

export const readSessions: Handler<'/woojiapi/user/qrysessions'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const mine = hashOf(call.token ?? '');
  const rows = await listSessions(call.db, userId, mine, call.now);
  return {
    resultCode: '0',
    data: rows.map(({ session_id, browser, created_at, token_hash }) => ({
      sessionId: session_id,
      browser,
      since: created_at,
      isThis: token_hash === mine ? 1 : 0,
    })),
  };
};

/** @throws CallFailure 102 for an unknown session or another user's, so that a stranger can't learn which ids exist */
export const endSessions: Handler<'/woojiapi/user/endsessions'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { sessionId } = input;
  return await call.once(async (db) => {
    if (sessionId === undefined) {
      await endOthers(db, userId, hashOf(call.token ?? ''), call.now);
    } else {
      if ((await ownerOfSession(db, sessionId)) !== userId) throw new CallFailure('102');
      await endOne(db, sessionId, call.now);
    }
    return { resultCode: '0' };
  });
};
