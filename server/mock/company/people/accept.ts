import { CallFailure } from '../../../calls/call-failure.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import { filledText, refuseField } from '../../engine/answering/form-fields.ts';
import type { Handler } from '../../engine/answering/handler.ts';
import { loginKey } from '../../engine/database/login-key.ts';
import type { UserRow } from '../../engine/database/tables.ts';
import { hashPassword } from '../../engine/security/password.ts';
import { hashOf, newId } from '../../engine/security/token.ts';
import { checkSamePasswords } from '../user/register.ts';
import { acceptedMail } from './people-mail.ts';
import { addPerson, findByToken, setRole, takeInvitation } from './repository.ts';

/** @throws CallFailure "1" for a link that is unknown, used, withdrawn or expired */
export const readInvitation: Handler<'/woojiapi/user/qryinvitation'> = async (
  { invitationToken },
  { db, now },
) => {
  const found = await findByToken(db, hashOf(invitationToken), now);
  if (!found) refuseField('invitationToken', OVER);
  return {
    resultCode: '0',
    data: {
      companyName: found.company_name,
      invitedBy: nameOf({ first_name: found.owner_first_name, last_name: found.owner_last_name }),
      email: found.email,
      firstName: found.first_name,
      lastName: found.last_name,
      companyRole: found.company_role,
      ...(found.order_limit_pence === null ? {} : { limitPence: found.order_limit_pence }),
      endsAt: found.ends_at,
    },
  };
};

const OVER =
  'This invitation is no longer valid: it was used or withdrawn, or its seven days are over. Please ask your colleague to send it again.';

/**
 * Opens the account of a colleague. Our staff don't review it, because the owner vouches for them.
 * @throws CallFailure "1" as `readInvitation` does, and for an email that has an account by now
 */
export const acceptInvitation: Handler<'/woojiapi/user/acceptinvitation'> = async (input, call) => {
  checkSamePasswords(input);
  const firstName = filledText(input.firstName, 'firstName', 'please enter your First Name');
  const lastName = filledText(input.lastName, 'lastName', 'please enter your Surname');
  // before the transaction, because hashing takes long and others would wait for the database
  const passwordHash = await hashPassword(input.password);
  return await call.once(async (db) => {
    const found = await findByToken(db, hashOf(input.invitationToken), call.now);
    const taken = found && (await takeInvitation(db, found.invitation_id));
    if (!found || !taken) refuseField('invitationToken', OVER);
    const person: UserRow = {
      user_id: newId('u'),
      login_name: taken.email,
      login_key: loginKey(taken.email),
      password_hash: passwordHash,
      role: 'trade',
      review: 'accepted',
      user_type: found.user_type,
      title: input.title,
      first_name: firstName,
      last_name: lastName,
      company_id: taken.company_id,
      cust_id: newId('k'),
      cust_name: found.cust_name,
      cust_no: found.cust_no,
      applied_at: call.now,
      basket_writes: 0,
    };
    if (!(await addPerson(db, person))) throw new CallFailure('1', HAS_ACCOUNT);
    const { company_role, order_limit_pence } = taken;
    await setRole(db, { user_id: person.user_id, company_role, order_limit_pence });
    const owner = { to: found.owner_login_name, firstName: found.owner_first_name, brand: call.brand };
    await call.outbox.post(db, acceptedMail(owner, person), call.now);
    return { resultCode: '0' };
  });
};

const HAS_ACCOUNT =
  'This email address has a trade account already, and each address has one. Please ask to be invited at another address.';
