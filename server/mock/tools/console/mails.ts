import { Router } from 'express';
import type { Mail } from '../../../../contracts/api/mock-console.ts';
import type { MailRow } from '../../engine/database/tables.ts';
import { mailHtml } from '../../engine/mail/mail-html.ts';
import type { InWorld } from './in-world.ts';

const MAX_MAILS = 200;

/** The mails that the shop has written, newest first. */
export function mailRoutes(inWorld: InWorld): Router {
  return Router().get(
    '/mails',
    inWorld(async ({ db }) => {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('mail_id')
        .limit(MAX_MAILS)
        .execute();
      return { mails: rows.map(asMail) };
    }),
  );
}

function asMail(row: MailRow): Mail {
  return {
    mailId: row.mail_id,
    at: row.created_at,
    to: row.to_address,
    subject: row.subject,
    text: row.body,
    html: mailHtml(row.body),
  };
}
