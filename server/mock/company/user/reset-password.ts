import { codeOf } from '../../../../contracts/domain/text/visible-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { endSessionsOf } from '../../engine/access/session.ts';
import { checkedEmail } from '../../engine/answering/form-fields.ts';
import type { Handler } from '../../engine/answering/handler.ts';
import { forgetCalls } from '../../engine/limits/count-call.ts';
import { tooManyCalls } from '../../engine/limits/too-many-calls.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { hashPassword, matchesPassword } from '../../engine/security/password.ts';
import { newVerificationCode } from '../../engine/security/token.ts';
import { CODE_LIFE_MS, keepCode, spendCode, takeAttempt, waitFor } from './auth-codes.ts';
import { checkSamePasswords } from './register.ts';
import { findAccount, setPassword } from './repository.ts';

/** Mails a code. A name without an account takes the same steps and time; only no mail is sent. */
export const sendVerificationCode: Handler<'/woojiapi/user/getauthcode'> = async (input, call) => {
  const loginName = checkedEmail(input.loginName, 'loginName');
  refuseSoon(await waitFor(call.db, loginName, call.now));
  const code = newVerificationCode();
  const codeHash = await hashPassword(code);
  await call.once(async (db) => {
    refuseSoon(await keepCode(db, loginName, codeHash, call.now));
    await call.outbox.postToAccount(db, loginName, codeMail(code, call.brand), call.now);
    return { resultCode: '0' };
  });
  return { resultCode: '0', resultMsg: 'verification code sent successfully' };
};

/**
 * Sets a new password, ends all sessions of the customer and unlocks the name.
 * @throws CallFailure 101 for a code that is wrong, used, over 10 minutes old or tried too often
 */
export const resetPassword: Handler<'/woojiapi/user/resetpassword'> = async (input, call) => {
  checkSamePasswords(input);
  checkedEmail(input.loginName, 'loginName');
  const codeHash = await takeAttempt(call.db, input.loginName, call.now);
  const right = await matchesPassword(codeOf(input.authCode), codeHash);
  if (codeHash === undefined || !right) throw new CallFailure('101');
  const passwordHash = await hashPassword(input.password);
  return await call.once(async (db) => {
    const account = await findAccount(db, input.loginName);
    const first = await spendCode(db, input.loginName, codeHash);
    if (!account || !first) throw new CallFailure('101');
    await setPassword(db, account.user_id, passwordHash);
    await endSessionsOf(db, account.user_id, call.now);
    // earlier wrong passwords must no longer keep the customer out
    await forgetCalls(db, '/woojiapi/user/login', 'loginName', input.loginName);
    return { resultCode: '0' };
  });
};

function refuseSoon(waitMs: number): void {
  if (waitMs === 0) return;
  throw tooManyCalls(waitMs, 'before you ask for another code', 'loginName');
}

const codeMail = (code: string, brand: string): Omit<Mail, 'to'> => ({
  kind: 'verification-code',
  subject: `Your ${brand} verification code`,
  body: `Your verification code is ${code}. It is valid for 10 minutes. If you didn't ask for it, you can ignore this email.`,
  secret: code,
  usefulMs: CODE_LIFE_MS,
});
