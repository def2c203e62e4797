import { sql } from 'kysely';
import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { loginKey } from '../../engine/database/login-key.ts';
import type { Db, MailRow } from '../../engine/database/tables.ts';
import { SECRET_MASK } from '../../engine/mail/outbox.ts';
import { type KeptData, part } from '../settings/kept-data.ts';

export const mailsData: KeptData = {
  show: async (db, { person }) => [
    part('Emails we sent you', (await mailsWhere(db, 'to_address', person.login_name)).map(asRecord)),
    part('Messages you sent us', (await mailsWhere(db, 'reply_to', person.login_name)).map(asRecord)),
  ],
  removeRest: (db, { login_name }) => removeMails(db, login_name),
};

const asRecord = (mail: MailRow) => ({
  Sent: londonMoment(mail.created_at),
  Subject: mail.subject,
  Text: textOf(mail),
});

/** Masks codes for a new password, which a stranger at an open session must not find here. */
const textOf = ({ kind, body }: MailRow) =>
  kind === 'verification-code' ? body.replaceAll(/\d{6}/g, SECRET_MASK) : body;

const mailsWhere = (db: Db, column: 'to_address' | 'reply_to', loginName: string) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where(sql`lower(${sql.ref(column)})`, '=', loginName)
    .orderBy('created_at')
    .orderBy('mail_id')
    .execute();

/** Removes mails to an address, and from its owner to our sales office, including those still to be sent. */
async function removeMails(db: Db, loginName: string): Promise<void> {
  const theirs = db
    .selectFrom('mails')
    .select('mail_id')
    .where((mail) =>
      mail.or([mail(sql`lower(to_address)`, '=', loginName), mail(sql`lower(reply_to)`, '=', loginName)]),
    );
  await db.deleteFrom('mail_queue').where('mail_id', 'in', theirs).execute();
  await db.deleteFrom('mails').where('mail_id', 'in', theirs).execute();
  await db.deleteFrom('auth_codes').where('login_name', '=', loginKey(loginName)).execute();
}
