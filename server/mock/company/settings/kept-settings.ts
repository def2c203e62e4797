import { londonDay, londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { closedLoginName } from '../../engine/access/company-people.ts';
import { emptyCompany, emptyPerson, forgetBrowsers, forgetChoices } from './closing-repository.ts';
import { type KeptData, part, yesNo } from './kept-data.ts';
import { listUnwanted } from './repository.ts';
import { listSessions } from './session-repository.ts';

/** The rows of the person and their company stay, because orders refer to them. */
export const detailsData: KeptData = {
  show: async (_db, { person }) => [
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
    ]),
    part('Your company', [
      {
        Name: person.company_name,
        Address: person.company_addr,
        'Post code': person.post_code,
        Phone: person.company_phone,
        'Company registration number': person.tax_no,
        Website: person.website,
        'Credit limit': formatPence(person.credit_limit_pence),
        'Each order needs a purchase order number': yesNo(person.is_po_required),
      },
    ]),
  ],
  removeRest: async (db, { user_id, company_id, company_name }, isLast) => {
    await emptyPerson(db, user_id, closedLoginName(user_id), company_name);
    if (isLast) await emptyCompany(db, company_id);
  },
};

const TOPIC_WORDS = {
  progress: 'Progress of orders',
  payments: 'Payments received',
  projects: 'Decisions on shared projects',
} as const;

export const choicesData: KeptData = {
  show: async (db, { person }) => {
    const topics = await listUnwanted(db, person.user_id);
    return [
      part(
        'Emails you have turned off',
        topics.map((topic) => ({ About: TOPIC_WORDS[topic] })),
      ),
    ];
  },
  removeOwn: forgetChoices,
};

export const sessionsData: KeptData = {
  show: async (db, { person, tokenHash, now }) => {
    const sessions = await listSessions(db, person.user_id, tokenHash, now);
    return [
      part(
        'Where you are logged in',
        sessions.map(({ browser, created_at }) => ({
          Browser: browser || 'Unknown browser',
          Since: londonMoment(created_at),
        })),
      ),
    ];
  },
  removeOwn: forgetBrowsers,
};
