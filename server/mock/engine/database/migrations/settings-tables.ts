import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { addColumn } from './added-columns.ts';

/** What a user sees of their sessions, and which mails they don't want. Every statement may run twice. */
export async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unwanted_mails')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('topic', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unwanted_mails_key', ['user_id', 'topic'])
    .execute();
  for (const column of ['session_id', 'browser']) await addColumn(db, 'sessions', column, 'text');
  await nameSessions(db as Kysely<Tables>);
}

/** Gives existing sessions ids, so that users stay logged in and can end their sessions one by one. */
async function nameSessions(db: Kysely<Tables>): Promise<void> {
  const unnamed = await db.selectFrom('sessions').select('token_hash').where('session_id', '=', '').execute();
  for (const { token_hash } of unnamed) {
    await db
      .updateTable('sessions')
      .set({ session_id: `s-${randomUUID()}` })
      .where('token_hash', '=', token_hash)
      .where('session_id', '=', '')
      .execute();
  }
}
