import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { lockCompany } from '../../company/company/repository.ts';
import { hasColleagues } from '../../company/settings/closing-repository.ts';
import { findPerson, type Person } from '../../company/settings/repository.ts';
import { isClosed, listPeople } from '../../engine/access/company-people.ts';
import { endSessionsOf } from '../../engine/access/session.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { Db } from '../../engine/database/tables.ts';
import { letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { matchesPassword } from '../../engine/security/password.ts';
import { EVERYTHING } from './everything.ts';
import { listOpenOrders, listUnpaidOrders } from './repository.ts';

/**
 * Closes the calling customer's account, all or nothing. Orders and their papers stay, as the law requires.
 * @throws CallFailure "1" for a wrong password, for orders under way, and for unpaid orders if the company has no other people
 */
export const closeAccount: Handler<'/woojiapi/user/closeaccount'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { login_name, password_hash } = await findPerson(call.db, userId);
  // the account may be closed already by the same call, sent before the first was answered
  const isRight = isClosed(login_name) || (await matchesPassword(input.password, password_hash));
  if (!isRight) refuseField('password', "That isn't your password.");
  return await call.once(async (db) => {
    await queueOrders(db);
    const company = await lockCompany(db, userId);
    const person = await findPerson(db, userId);
    if (isClosed(person.login_name)) return { resultCode: '0' };
    const isLast = !(await hasColleagues(db, company.company_id, userId));
    if (!isLast) await checkOwner(db, person);
    await checkOrders(db, person, isLast);
    for (const { removeOwn } of EVERYTHING) await removeOwn?.(db, userId);
    for (const { removeRest } of EVERYTHING) await removeRest?.(db, person, isLast);
    await endSessionsOf(db, userId, call.now);
    await call.outbox.post(db, closedMail(person, call.brand), call.now);
    return { resultCode: '0' };
  });
};

/** @throws CallFailure "1" for the last owner while there are colleagues */
async function checkOwner(db: Db, { user_id, company_id, company_role }: Person): Promise<void> {
  if (company_role !== 'owner') return;
  const people = await listPeople(db, company_id);
  if (people.some((other) => other.company_role === 'owner' && other.user_id !== user_id)) return;
  throw new CallFailure(
    '1',
    'You are the only owner of your company’s account, and colleagues use it. Make one of them an owner under People, or remove them, before you close your account.',
  );
}

async function checkOrders(db: Db, { user_id, company_id }: Person, isLast: boolean): Promise<void> {
  const open = await listOpenOrders(db, user_id);
  if (open.length > 0) {
    throw new CallFailure(
      '1',
      `${numbersText(open)} ${open.length === 1 ? 'is' : 'are'} under way. You can close your account once everything is delivered or cancelled.`,
    );
  }
  const unpaid = isLast ? await listUnpaidOrders(db, company_id) : [];
  if (unpaid.length === 0) return;
  const pence = unpaid.reduce(
    (sum, { total_pence, paid_pence, credited_pence }) => sum + total_pence - paid_pence - credited_pence,
    0,
  );
  throw new CallFailure(
    '1',
    `${formatPence(pence)} ${unpaid.length === 1 ? 'is' : 'are'} still to be paid for ${numbersText(unpaid).replace(/^O/, 'o')}, and nobody else of your company has an account. You can close yours once that is paid. If you have a question, please ring ${PHONE.shown}.`,
  );
}

/** `Order A`, `Orders A, B and C`, `Orders A, B, C and 2 more`. */
function numbersText(orders: readonly { readonly order_no: string }[]): string {
  const numbers = orders.map(({ order_no }) => order_no);
  const rest = numbers.length - NAMED;
  const named = rest > 0 ? [...numbers.slice(0, NAMED), `${rest} more`] : numbers;
  const [last, ...before] = named.reverse();
  return before.length === 0 ? `Order ${last}` : `Orders ${before.reverse().join(', ')} and ${last}`;
}

const NAMED = 3;

const closedMail = ({ login_name, first_name }: Person, brand: string): Mail =>
  letterMail(
    { to: login_name, firstName: first_name },
    'account-closed',
    `Your ${brand} trade account is closed`,
    [
      'Your account is closed, as you asked. You are logged out everywhere, and your name, basket, projects and the mails that we kept are removed.',
      'We keep orders and invoices for six years, because the law asks us to.',
      `If you didn't ask for this, please ring ${PHONE.shown} at once.`,
    ],
  );
