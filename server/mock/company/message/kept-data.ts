import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import type { MailRow } from '../../engine/database/tables.ts';
import { SECRET_MASK } from '../../engine/mail/outbox.ts';
import { type KeptData, part } from '../settings/kept-data.ts';
import { mailsWhere, removeMails } from './repository.ts';

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
