import { CallFailure } from '../../../calls/call-failure.ts';
import { type Colleague, findColleague, listPeople, nameOf } from '../../engine/access/company-people.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db, InvitationRow } from '../../engine/database/tables.ts';
import { companyOf } from '../company/repository.ts';
import { rightsOf } from './invite.ts';
import { ownersCompany } from './owner-alone.ts';
import { type PeopleLetter, roleMail } from './people-mail.ts';
import { listInvitations, setRole } from './repository.ts';

export const readPeople: Handler<'/woojiapi/user/qrypeople'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { db, now } = call;
  const company = await companyOf(db, userId);
  const isOwner = company.company_role === 'owner';
  const people = await listPeople(db, company.company_id);
  const invitations = isOwner ? await listInvitations(db, company.company_id) : [];
  return {
    resultCode: '0',
    data: {
      companyName: company.company_name,
      companyRole: company.company_role,
      people: people.map((person) => colleagueReply(person, userId, isOwner)),
      invitations: invitations.map((each) => invitationReply(each, now)),
    },
  };
};

const limitOf = (pence: number | null) => (pence === null ? {} : { limitPence: pence });

const colleagueReply = (person: Colleague, userId: string, seesLimits: boolean) => ({
  colleagueId: person.user_id,
  name: nameOf(person),
  loginName: person.login_name,
  companyRole: person.company_role,
  ...(seesLimits || person.user_id === userId ? limitOf(person.order_limit_pence) : {}),
  isYou: person.user_id === userId ? (1 as const) : (0 as const),
});

const invitationReply = (row: InvitationRow, now: number) => ({
  invitationId: row.invitation_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  companyRole: row.company_role,
  ...limitOf(row.order_limit_pence),
  sentAt: row.sent_at,
  endsAt: row.ends_at,
  isOver: row.ends_at <= now ? (1 as const) : (0 as const),
});

/** @throws CallFailure 102 for anyone but an owner, and for a person outside the company; "1" for the last owner */
export const changeColleague: Handler<'/woojiapi/user/updatecolleague'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const { person, letter } = await ownColleague(db, call, userId, input.colleagueId);
    const rights = rightsOf(input);
    if (rights.company_role !== 'owner') await keepAnOwner(db, person);
    const isSame =
      rights.company_role === person.company_role && rights.order_limit_pence === person.order_limit_pence;
    if (isSame) return { resultCode: '0' };
    await setRole(db, { user_id: person.user_id, ...rights });
    if (person.user_id !== userId) await call.outbox.post(db, roleMail(letter, person, rights), call.now);
    return { resultCode: '0' };
  });
};

/** @throws CallFailure 102 for anyone but an owner, and for a person outside the company */
export async function ownColleague(
  db: Db,
  { brand }: CallContext,
  userId: string,
  colleagueId: string,
): Promise<{ person: Colleague; letter: PeopleLetter }> {
  const company = await ownersCompany(db, userId);
  const person = await findColleague(db, company.company_id, colleagueId);
  if (!person) throw new CallFailure('102');
  const owner = await companyOf(db, userId);
  return { person, letter: { brand, companyName: company.company_name, owner } };
}

/** Inside a transaction that has locked the company. @throws CallFailure "1" for the last owner */
export async function keepAnOwner(db: Db, person: Colleague): Promise<void> {
  if (person.company_role !== 'owner') return;
  const owners = (await listPeople(db, person.company_id)).filter(
    ({ company_role }) => company_role === 'owner',
  );
  if (owners.length > 1) return;
  refuseField('companyRole', 'An account needs an owner. Please make somebody else an owner first.');
}
