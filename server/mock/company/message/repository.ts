import { sql } from 'kysely';
import { loginKey } from '../../engine/database/login-key.ts';
import type { Db } from '../../engine/database/tables.ts';

export const mailsWhere = (db: Db, column: 'to_address' | 'reply_to', loginName: string) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where(sql`lower(${sql.ref(column)})`, '=', loginName)
    .orderBy('created_at')
    .orderBy('mail_id')
    .execute();

/** Removes mails to an address, and from its owner to our sales office, including those still to be sent. */
export async function removeMails(db: Db, loginName: string): Promise<void> {
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
