import { isClosed } from '../access/company-people.ts';
import type { Db, MailTopic } from '../database/tables.ts';

/** Every kind of mail with its topic, by which users can unsubscribe. */
const TOPICS = {
  'application-received': 'always',
  'application-accepted': 'always',
  'application-declined': 'always',
  'account-exists': 'always',
  'account-closed': 'always',
  'verification-code': 'always',
  'shared-project-approved': 'projects',
  'shared-project-declined': 'projects',
  invitation: 'always',
  'invitation-accepted': 'always',
  'role-changed': 'always',
  'colleague-removed': 'always',
  'order-waits': 'always',
  'order-approved': 'always',
  'order-not-approved': 'always',
  'order-placed': 'always',
  'order-moved': 'progress',
  'order-paid': 'payments',
  'order-cancelled': 'always',
  'order-refunded': 'payments',
  'return-asked': 'always',
  'return-answered': 'always',
  'return-credited': 'always',
  'quotation-requested': 'always',
  'quotation-answered': 'always',
  'quotation-message': 'always',
  'quotation-accepted': 'always',
  'quotation-declined': 'always',
  'quotation-ends': 'progress',
  'quotation-for-staff': 'always',
  contact: 'always',
} as const satisfies Readonly<Record<string, MailTopic | 'always'>>;

export type MailKind = keyof typeof TOPICS;

/** Whether its receiver still has an account, and wants mails about its topic. */
export async function isToBeWritten(db: Db, kind: MailKind, to: string): Promise<boolean> {
  if (isClosed(to)) return false;
  const topic = TOPICS[kind];
  if (topic === 'always') return true;
  const unwanted = await db
    .selectFrom('unwanted_mails')
    .innerJoin('users', 'users.user_id', 'unwanted_mails.user_id')
    .select('topic')
    .where('users.login_name', '=', to.toLowerCase())
    .where('topic', '=', topic)
    .executeTakeFirst();
  return unwanted === undefined;
}
