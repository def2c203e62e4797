import { sql } from 'kysely';
import { loginKey } from '../database/login-key.ts';
import type { Db, MailRow } from '../database/tables.ts';
import { newId } from '../security/token.ts';
import { isToBeWritten, type MailKind } from './wanted-mails.ts';

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  /** the shop itself by default */
  readonly replyTo?: string;
  readonly subject: string;
  /** plain text; a blank line separates paragraphs */
  readonly body: string;
  /** a part of the body that only the receiver may read */
  readonly secret?: string;
  /** milliseconds until it is no longer useful; a day by default */
  readonly usefulMs?: number;
}

/** Accepts mails, without those that their receiver doesn't want. In a transaction they are only sent if it commits. */
export interface Outbox {
  post(db: Db, mail: Mail, now: number): Promise<void>;
  /** Mails to a name's account if there is one; otherwise runs the same statements, so that the time doesn't differ. */
  postToAccount(db: Db, loginName: string, mail: Omit<Mail, 'to'>, now: number): Promise<void>;
}

/** Replaces a secret in the inbox of a shop that sends its mails. */
export const SECRET_MASK = '******';
const DAY_MS = 24 * 60 * 60_000;

/**
 * @param leaves whether mails are sent; if so they are queued, and secrets are masked in the inbox
 * @param machineClock milliseconds since 1970, for the queue
 */
export function createOutbox(leaves: boolean, machineClock: () => number): Outbox {
  const rowOf = (mail: Omit<Mail, 'to'>, now: number): Omit<MailRow, 'to_address'> => ({
    mail_id: newId('m'),
    kind: mail.kind,
    reply_to: mail.replyTo ?? '',
    subject: mail.subject,
    body: leaves && mail.secret ? mail.body.replaceAll(mail.secret, SECRET_MASK) : mail.body,
    created_at: now,
    sent_at: null,
  });

  const queue = async (db: Db, mailId: string, { secret = '', usefulMs = DAY_MS }: Omit<Mail, 'to'>) => {
    const at = machineClock();
    const row = { mail_id: mailId, secret, attempts: 0, next_try_at: at, give_up_at: at + usefulMs };
    await db
      .insertInto('mail_queue')
      .columns(['mail_id', 'secret', 'attempts', 'next_try_at', 'give_up_at'])
      .expression(
        // a mail that was not written is not queued
        db
          .selectFrom('mails')
          .select([
            'mail_id',
            sql<string>`cast(${row.secret} as text)`.as('secret'),
            sql<number>`cast(${row.attempts} as integer)`.as('attempts'),
            sql<number>`cast(${row.next_try_at} as bigint)`.as('next_try_at'),
            sql<number>`cast(${row.give_up_at} as bigint)`.as('give_up_at'),
          ])
          .where('mail_id', '=', mailId),
      )
      .execute();
  };

  return {
    async post(db, mail, now) {
      if (!(await isToBeWritten(db, mail.kind, mail.to))) return;
      const row = { ...rowOf(mail, now), to_address: mail.to };
      await db.insertInto('mails').values(row).execute();
      if (leaves) await queue(db, row.mail_id, mail);
    },

    async postToAccount(db, loginName, mail, now) {
      const row = rowOf(mail, now);
      await db
        .insertInto('mails')
        .columns(['mail_id', 'kind', 'to_address', 'reply_to', 'subject', 'body', 'created_at'])
        .expression(
          db
            .selectFrom('users')
            .select([
              sql<string>`cast(${row.mail_id} as text)`.as('mail_id'),
              sql<string>`cast(${row.kind} as text)`.as('kind'),
              'login_name',
              sql<string>`cast(${row.reply_to} as text)`.as('reply_to'),
              sql<string>`cast(${row.subject} as text)`.as('subject'),
              sql<string>`cast(${row.body} as text)`.as('body'),
              sql<number>`cast(${row.created_at} as bigint)`.as('created_at'),
            ])
            .where('login_key', '=', loginKey(loginName)),
        )
        .execute();
      if (leaves) await queue(db, row.mail_id, mail);
    },
  };
}
