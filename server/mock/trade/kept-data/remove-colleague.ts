import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { removedMail } from '../../company/people/people-mail.ts';
import { endLogin } from '../../company/people/repository.ts';
import { keepAnOwner, ownColleague } from '../../company/people/use-cases.ts';
import { closedLoginName, findColleague } from '../../engine/access/company-people.ts';
import { endSessionsOf } from '../../engine/access/session.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { EVERYTHING } from './everything.ts';

/** Their sessions end, their orders stay. @throws CallFailure as `ownColleague` and `keepAnOwner` do, "1" for the caller themselves */
export const removeColleague: Handler<'/woojiapi/user/deletecolleague'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  // looked up in the caller's company, so as not to block the writes of another company
  const alsoOf = (await findColleague(call.db, company_id, input.colleagueId))?.user_id;
  const remove = async (db: Db) => {
    const { person, letter } = await ownColleague(db, call, userId, input.colleagueId);
    if (person.user_id === userId)
      throw new CallFailure('1', 'You can close your own account under Your login and data.');
    await keepAnOwner(db, person);
    await call.outbox.post(db, removedMail(letter, person), call.now);
    for (const { removeOwn } of EVERYTHING) await removeOwn?.(db, person.user_id);
    await endSessionsOf(db, person.user_id, call.now);
    await endLogin(db, person.user_id, closedLoginName(person.user_id));
    return { resultCode: '0' } as const;
  };
  return await call.once(remove, { alsoOf });
};
