import { sql } from 'kysely';
import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import type { Db, MailRow } from '../../engine/database/tables.ts';
import { SECRET_MASK } from '../../engine/mail/outbox.ts';
import { type Part, part } from './data-part.ts';

const mailsWhere = (db: Db, column: 'to_address' | 'reply_to', loginName: string) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where(sql`lower(${sql.ref(column)})`, '=', loginName)
    .orderBy('created_at')
    .orderBy('mail_id')
    .execute();

export async function mailsData(db: Db, loginName: string): Promise<Part[]> {
  const asRecord = (mail: MailRow) => ({
    Sent: londonMoment(mail.created_at),
    Subject: mail.subject,
    Text: textOf(mail),
  });
  return [
    part('Emails we sent you', (await mailsWhere(db, 'to_address', loginName)).map(asRecord)),
    part('Messages you sent us', (await mailsWhere(db, 'reply_to', loginName)).map(asRecord)),
  ];
}

/** Masks codes for a new password, which a stranger at an open session must not find here. */
const textOf = ({ kind, body }: MailRow) =>
  kind === 'verification-code' ? body.replaceAll(/\d{6}/g, SECRET_MASK) : body;
