import type { Kysely } from 'kysely';

/** One row per mail still to be sent; the mail itself stays in the inbox. Times are the machine's. */
export async function createMailQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_queue')
    .ifNotExists()
    .addColumn('mail_id', 'text', (c) => c.primaryKey().references('mails.mail_id'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('give_up_at', 'bigint', (c) => c.notNull())
    .execute();
}
