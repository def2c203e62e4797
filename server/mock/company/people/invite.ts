import type { InputOf } from '../../../../contracts/api/calls.ts';
import { hasLimit, INVITATION_DAYS, PEOPLE_MAX } from '../../../../contracts/domain/people/company-people.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { listPeople } from '../../engine/access/company-people.ts';
import { checkedEmail, checkOwnPage, filledText, refuseField } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { loginKey } from '../../engine/database/login-key.ts';
import type { CompanyRoleRow, CompanyRow, Db, InvitationRow } from '../../engine/database/tables.ts';
import { hashOf, newId, newToken } from '../../engine/security/token.ts';
import { companyOf } from '../company/repository.ts';
import { findAccount } from '../user/repository.ts';
import { ownersCompany } from './owner-alone.ts';
import { invitationMail, takenMail } from './people-mail.ts';
import { addInvitation, listInvitations, renewInvitation, takeInvitation } from './repository.ts';

const LIFE_MS = INVITATION_DAYS * 24 * 60 * 60_000;

/** Role and limit as stored: owners have no limit, and accounts can't order. */
export const rightsOf = ({
  companyRole,
  limitPence,
}: Pick<InputOf<'/woojiapi/user/updatecolleague'>, 'companyRole' | 'limitPence'>): Omit<
  CompanyRoleRow,
  'user_id'
> => ({
  company_role: companyRole,
  order_limit_pence: hasLimit(companyRole) ? (limitPence ?? null) : null,
});

/** @throws CallFailure 102 for anyone but an owner, "1" for an email that is invited or in the company already */
export const inviteColleague: Handler<'/woojiapi/user/insertinvitation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  checkOwnPage(input.pageUrl, call.publicUrl, 'pageUrl');
  const token = newToken();
  const invitation = {
    invitation_id: newId('v'),
    invited_by: userId,
    email: checkedEmail(input.email, 'email'),
    first_name: filledText(input.firstName, 'firstName', 'please enter your colleague’s first name'),
    last_name: filledText(input.lastName, 'lastName', 'please enter your colleague’s surname'),
    ...rightsOf(input),
    ...freshLink(token, call.now),
  };
  return await call.once(async (db) => {
    const company = await ownersCompany(db, userId);
    await checkRoom(db, company.company_id, invitation.email);
    const row = { ...invitation, company_id: company.company_id };
    if (!(await addInvitation(db, row))) {
      refuseField('email', INVITED);
    }
    await send(db, call, row, company, token);
    return sent(row);
  });
};

/** Sends a new link for seven days; the old one becomes invalid. */
export const sendInvitationAgain: Handler<'/woojiapi/user/sendinvitation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  checkOwnPage(input.pageUrl, call.publicUrl, 'pageUrl');
  const token = newToken();
  return await call.once(async (db) => {
    const company = await ownersCompany(db, userId);
    const fresh = freshLink(token, call.now);
    const row = await renewInvitation(db, company.company_id, input.invitationId, fresh);
    if (!row) throw new CallFailure('102');
    await send(db, call, { ...row, invited_by: userId }, company, token);
    return sent(row);
  });
};

/** @throws CallFailure 102 for an unknown invitation or another company's, so that ids can't be probed */
export const withdrawInvitation: Handler<'/woojiapi/user/deleteinvitation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    const company = await ownersCompany(db, userId);
    const taken = await takeInvitation(db, input.invitationId);
    if (taken?.company_id !== company.company_id) throw new CallFailure('102');
    return { resultCode: '0' };
  });
};

const freshLink = (token: string, now: number) => ({
  token_hash: hashOf(token),
  sent_at: now,
  ends_at: now + LIFE_MS,
});

const sent = ({ invitation_id, ends_at }: InvitationRow) => ({
  resultCode: '0' as const,
  data: { invitationId: invitation_id, endsAt: ends_at },
});

const INVITED = 'You have invited this email address already. You can send the invitation again.';

async function checkRoom(db: Db, companyId: string, email: string): Promise<void> {
  const people = await listPeople(db, companyId);
  const key = loginKey(email);
  if (people.some(({ login_name }) => loginKey(login_name) === key)) {
    refuseField('email', 'Your company has somebody with this email address already.');
  }
  const invitations = await listInvitations(db, companyId);
  if (invitations.some((invitation) => loginKey(invitation.email) === key)) refuseField('email', INVITED);
  if (people.length + invitations.length >= PEOPLE_MAX) {
    throw new CallFailure(
      '1',
      `A company has up to ${PEOPLE_MAX} people and open invitations. Please remove somebody first.`,
    );
  }
}

/** The reply doesn't reveal whether an email has an account; only the mail to its owner does. */
async function send(
  db: Db,
  { outbox, brand, siteUrl, now }: CallContext,
  invitation: InvitationRow,
  { company_name }: CompanyRow,
  token: string,
): Promise<void> {
  const owner = await companyOf(db, invitation.invited_by);
  const letter = { brand, companyName: company_name, owner };
  const hasAccount = (await findAccount(db, invitation.email)) !== undefined;
  const mail = hasAccount
    ? takenMail(letter, invitation)
    : invitationMail(letter, invitation, token, siteUrl);
  await outbox.post(db, mail, now);
}
