import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { londonDay, londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { findPerson, listUnwanted, type Person } from '../../company/settings/repository.ts';
import { listSessions } from '../../company/settings/session-repository.ts';
import { type CallContext, ownCustomer } from '../../engine/answering/handler.ts';
import type { Db } from '../../engine/database/tables.ts';
import { hashOf } from '../../engine/security/token.ts';
import { type Part, part, yesNo } from './data-part.ts';
import { mailsData } from './own-mails.ts';
import { ordersData } from './own-orders.ts';
import { quotationsData } from './own-quotations.ts';
import { afterOrdersData } from './own-returns.ts';
import {
  addressesData,
  basketData,
  basketLinksData,
  invitationsData,
  logoData,
  plansData,
  projectsData,
  sharedProjectsData,
} from './own-things.ts';

/** All stored data about the calling customer, in words. */
export async function readOwnData(
  input: InputOf<'/woojiapi/user/qryowndata'>,
  call: CallContext,
): Promise<ReplyOf<'/woojiapi/user/qryowndata'>> {
  const { userId } = ownCustomer(call, input);
  const { db } = call;
  const person = await findPerson(db, userId);
  return {
    resultCode: '0',
    data: [
      detailsData(person),
      companyData(person),
      await invitationsData(db, userId),
      await logoData(db, person.company_id),
      await addressesData(db, userId),
      await basketData(db, userId, 'basket_lines'),
      await basketData(db, userId, 'saved_lines'),
      await basketLinksData(db, userId),
      ...(await projectsData(db, userId)),
      await plansData(db, userId),
      ...(await ordersData(db, userId)),
      ...(await afterOrdersData(db, userId)),
      ...(await quotationsData(db, userId, call.now)),
      await sharedProjectsData(db, userId),
      ...(await mailsData(db, person.login_name)),
      await unwantedData(db, userId),
      await sessionsData(call, userId),
    ],
  };
}

const detailsData = (person: Person): Part =>
  part('Your details', [
    {
      Title: person.title,
      'First name': person.first_name,
      Surname: person.last_name,
      Email: person.login_name,
      Occupation: person.user_type,
      'Customer name': person.cust_name,
      'Customer number': person.cust_no,
      Role: ROLE_WORDS[person.company_role],
      'Order limit': person.order_limit_pence === null ? '' : formatPence(person.order_limit_pence),
      'Applied on': person.applied_at > 0 ? londonDay(person.applied_at) : '',
    },
  ]);

const companyData = (company: Person): Part =>
  part('Your company', [
    {
      Name: company.company_name,
      Address: company.company_addr,
      'Post code': company.post_code,
      Phone: company.company_phone,
      'Company registration number': company.tax_no,
      Website: company.website,
      'Credit limit': formatPence(company.credit_limit_pence),
      'Each order needs a purchase order number': yesNo(company.is_po_required),
    },
  ]);

const TOPIC_WORDS = {
  progress: 'Progress of orders',
  payments: 'Payments received',
  projects: 'Decisions on shared projects',
} as const;

async function unwantedData(db: Db, userId: string): Promise<Part> {
  const topics = await listUnwanted(db, userId);
  return part(
    'Emails you have turned off',
    topics.map((topic) => ({ About: TOPIC_WORDS[topic] })),
  );
}

async function sessionsData({ db, token, now }: CallContext, userId: string): Promise<Part> {
  const sessions = await listSessions(db, userId, hashOf(token ?? ''), now);
  return part(
    'Where you are logged in',
    sessions.map(({ browser, created_at }) => ({
      Browser: browser || 'Unknown browser',
      Since: londonMoment(created_at),
    })),
  );
}
