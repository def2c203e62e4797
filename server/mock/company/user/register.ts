import type { InputOf } from '../../../../contracts/api/calls.ts';
import { REVIEW_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { checkedEmail } from '../../engine/answering/form-fields.ts';
import type { Handler } from '../../engine/answering/handler.ts';
import { loginKey } from '../../engine/database/login-key.ts';
import type { CompanyRow, UserRow } from '../../engine/database/tables.ts';
import { hashPassword } from '../../engine/security/password.ts';
import { newId } from '../../engine/security/token.ts';
import { addAccount } from './repository.ts';

type Registration = InputOf<'/woojiapi/user/register'>;

/** The wholesaler that every trade customer buys from. */
const OWNER_COMPANY_ID = 'c-0001';

/** In the words of docs/product.md ("Form rules"). */
export function checkSamePasswords(input: { readonly password: string; readonly repassword: string }): void {
  if (input.password === input.repassword) return;
  throw new CallFailure('1', 'The entered passwords are inconsistent!', 400, { field: 'repassword' });
}

/** Stores an application. The reply is the same when the name is taken: its owner gets a mail instead. */
export const register: Handler<'/woojiapi/user/register'> = async (input, call) => {
  checkSamePasswords(input);
  const loginName = checkedEmail(input.loginName, 'loginName');
  if (loginKey(input.email) !== loginKey(loginName)) {
    throw new CallFailure('1', 'email: must be the same as loginName', 400, { field: 'email' });
  }
  // before the transaction, because hashing takes long and others would wait for the database
  const passwordHash = await hashPassword(input.password);
  return await call.once(async (db) => {
    const company = companyRow(input);
    const user = userRow(input, loginName, company.company_id, passwordHash, call.now);
    const added = await addAccount(db, company, user);
    const mail = added ? received(call.brand) : exists(call.brand);
    await call.outbox.postToAccount(db, loginName, mail, call.now);
    return { resultCode: '0' };
  });
};

function companyRow(input: Registration): CompanyRow {
  return {
    company_id: newId('c'),
    company_type: 'trade',
    owner_company_id: OWNER_COMPANY_ID,
    company_name: input.companyName ?? '',
    company_addr: input.companyAddr ?? '',
    post_code: input.postCode,
    company_phone: input.companyPhone ?? '',
    tax_no: input.taxNo ?? '',
    website: input.projectAddr ?? '',
    credit_limit_pence: 0,
    is_po_required: 0,
    order_writes: 0,
  };
}

function userRow(
  input: Registration,
  loginName: string,
  companyId: string,
  passwordHash: string,
  now: number,
): UserRow {
  const name = `${input.firstName} ${input.lastName}`;
  return {
    user_id: newId('u'),
    login_name: loginName,
    login_key: loginKey(loginName),
    password_hash: passwordHash,
    role: 'trade',
    review: 'pending',
    user_type: input.userType,
    title: input.title ?? 'Mr',
    first_name: input.firstName,
    last_name: input.lastName,
    company_id: companyId,
    cust_id: newId('k'),
    cust_name: input.companyName?.trim() || name,
    cust_no: '',
    applied_at: now,
    basket_writes: 0,
  };
}

const received = (brand: string) => ({
  kind: 'application-received' as const,
  subject: `Your application for a trade account with ${brand}`,
  body: `Thank you for applying. We will review your application within ${REVIEW_HOURS} hours and reserve the right to accept or decline it.`,
});

const exists = (brand: string) => ({
  kind: 'account-exists' as const,
  subject: `Your ${brand} trade account`,
  body: 'Someone applied for a trade account with this email address, but it already has one. If that was you, please log in or reset your password. If not, you can ignore this email.',
});
