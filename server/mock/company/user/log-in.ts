import { REVIEW_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { endSession, openSession } from '../../engine/access/session.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import type { Handler } from '../../engine/answering/handler.ts';
import { matchesPassword } from '../../engine/security/password.ts';
import { GUEST_USER_ID } from '../../engine/seeds/sow-people.ts';
import { browserWords } from './browser-words.ts';
import { type Account, findAccount, readAccount } from './repository.ts';

/** The same words for a wrong name and a wrong password, so as not to reveal who has an account. */
const WRONG = "That email and password don't match";
const REVIEW: Record<Exclude<Account['review'], 'accepted'>, string> = {
  pending: `We are still reviewing your application. You will hear from us within ${REVIEW_HOURS} hours`,
  declined: 'We declined your application for a trade account. Please contact us if you have questions',
};

export const logIn: Handler<'/woojiapi/user/login'> = async (
  { loginName, password },
  { db, now, sessionMs, userAgent },
) => {
  const account = await findAccount(db, loginName.trim());
  const right = await matchesPassword(password, account?.password_hash);
  if (!account || !right) throw new CallFailure('1', WRONG);
  if (account.review !== 'accepted') refuseField('review', REVIEW[account.review]);
  return {
    resultCode: '0',
    access_token: await openSession(db, account.user_id, now, sessionMs, browserWords(userAgent)),
    loginInfo: loginInfoOf(account),
  };
};

/** An unused guest session's share of the idle time: less than half, so that the first call extends it to the whole (session.ts). */
const GUEST_SHARE = 1 / 4;

/** Guests share one account; each gets their own session, which is short until it is used, as many never are. */
export const logInAsGuest: Handler<'/api/guestlogin'> = async (_input, { db, now, sessionMs }) => {
  const account = await readAccount(db, GUEST_USER_ID);
  return {
    resultCode: '0',
    access_token: await openSession(db, account.user_id, now, sessionMs * GUEST_SHARE),
    user: userOf(account),
    company: companyOf(account),
    customer: customerOf(account),
  };
};

export const logOut: Handler<'/api/logout'> = async (_input, { db, now, token }) => {
  if (token !== undefined) await endSession(db, token, now);
  return { resultCode: '0' };
};

/** The data that a customer's browser keeps after log-in (docs/product.md, "Data"). */
export const loginInfoOf = (account: Account) => ({
  ...userOf(account),
  ...companyOf(account),
  ...customerOf(account),
});

const userOf = (account: Account) => ({
  userId: account.user_id,
  userType: account.user_type,
  loginName: account.login_name,
});

const companyOf = (account: Account) => ({
  companyId: account.company_id,
  companyType: account.company_type,
  ownerCompanyId: account.owner_company_id,
});

const customerOf = (account: Account) => ({
  custId: account.cust_id,
  custName: account.cust_name,
  custNo: account.cust_no,
});
