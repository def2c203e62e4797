import type { Db } from '../../database/tables.ts';
import { newId } from '../../security/token.ts';

export interface Mail {
  readonly kind:
    | 'application-received'
    | 'application-accepted'
    | 'application-declined'
    | 'account-exists'
    | 'verification-code'
    | 'contact';
  readonly to: string;
  /** '' for the shop itself */
  readonly replyTo: string;
  readonly subject: string;
  readonly body: string;
}

/** Puts a mail where whatever sends it will find it. In a transaction it goes out only if that commits. */
export async function post(db: Db, mail: Mail, now: number): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      mail_id: newId('m'),
      kind: mail.kind,
      to_address: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      body: mail.body,
      created_at: now,
      sent_at: null,
    })
    .execute();
}
