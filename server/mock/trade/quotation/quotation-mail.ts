import { dateWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { LineNews } from '../../../../contracts/domain/quotation/quotation-news.ts';
import { PHONE, salesMailbox } from '../../../../contracts/domain/seller/seller.ts';
import type { QuotationRow } from '../../engine/database/tables.ts';
import { type Letter, letterMail, mailBody } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { fittingText } from '../order/order-mail.ts';

type Told = Pick<
  QuotationRow,
  'quotation_no' | 'title' | 'total_pence' | 'valid_until' | 'is_delivery_known' | 'fitting'
>;

const totalText = ({ total_pence, is_delivery_known }: Told) =>
  `${formatPence(total_pence)} with VAT${is_delivery_known === 1 ? ' and delivery' : ', without delivery'}`;
/** The checklist is asked for when it is ordered. */
const visitText = (told: Told) => fittingText(told, false);
const untilText = ({ valid_until }: Told) => dateWords(valid_until);

const mailTo = (letter: Letter, { quotation_no }: Told, kind: Mail['kind'], paragraphs: readonly string[]) =>
  letterMail(letter, kind, `Your ${letter.brand} quotation ${quotation_no}`, paragraphs);

/** The copy for our sales office. */
const toStaff = (
  brand: string,
  { quotation_no, title }: Told,
  what: string,
  paragraphs: readonly string[],
): Mail => ({
  kind: 'quotation-for-staff',
  to: salesMailbox(brand),
  subject: `Quotation ${quotation_no}: ${what}`,
  body: mailBody(`${quotation_no}, ${title}`, paragraphs),
});

/** To who has asked, and to our staff. */
export function requestedMails(letter: Letter, row: Told, company: string, message: string): Mail[] {
  return [
    mailTo(letter, row, 'quotation-requested', [
      `We have received your request for ${row.quotation_no}, ${row.title}. Our staff will answer it, and we will write to you.`,
      `As it stands it comes to ${totalText(row)}.`,
      visitText(row),
    ]),
    toStaff(letter.brand, row, 'requested', [
      `${company} asks for a price. It comes to ${totalText(row)}.`,
      visitText(row),
      message,
    ]),
  ];
}

const newsText = (changes: readonly LineNews[]) =>
  changes.map(({ productName, text }) => `${productName}: ${text}`).join('\n');

export function answeredMail(letter: Letter, row: Told, message: string, changes: readonly LineNews[]): Mail {
  return mailTo(letter, row, 'quotation-answered', [
    `We have answered ${row.quotation_no}, ${row.title}. It comes to ${totalText(row)}, and is valid until ${untilText(row)}.`,
    message,
    newsText(changes),
    `You can accept it in My account. If you have a question, please write to us there or ring ${PHONE.shown}.`,
  ]);
}

/** A message of our staff to the customer. */
export function writtenMail(letter: Letter, row: Told, text: string): Mail {
  return mailTo(letter, row, 'quotation-message', [
    `We have written to you about ${row.quotation_no}:`,
    text,
  ]);
}

/** A customer's message to our staff. */
export function messageToStaffMail(
  brand: string,
  row: Told,
  company: string,
  text: string,
  files: number,
): Mail {
  return toStaff(brand, row, 'message', [`${company} writes:`, text, files > 0 ? `Files: ${files}` : '']);
}

export function acceptedMail(letter: Letter, row: Told, company: string, signedBy: string): Mail[] {
  return [
    mailTo(letter, row, 'quotation-accepted', [
      `You have accepted ${row.quotation_no}, ${row.title}. It comes to ${totalText(row)}.`,
      `Its prices are held until ${untilText(row)}. Please order by then, in My account.`,
      visitText(row),
    ]),
    toStaff(letter.brand, row, 'accepted', [
      `${company} has accepted it: ${signedBy}. It comes to ${totalText(row)}.`,
      visitText(row),
    ]),
  ];
}

/** The mail to our staff when a customer has declined. */
export function declinedMail(brand: string, row: Told, company: string, reason: string): Mail {
  return toStaff(brand, row, 'declined', [`${company} has declined it.`, reason]);
}

/** Our staff can't quote for it. */
export function staffDeclinedMail(letter: Letter, row: Told, reason: string): Mail {
  return mailTo(letter, row, 'quotation-declined', [
    `We can’t quote for ${row.quotation_no}, ${row.title}.`,
    reason,
    `If you have a question, please ring ${PHONE.shown}.`,
  ]);
}

export function endsSoonMail(letter: Letter, row: Told): Mail {
  return mailTo(letter, row, 'quotation-ends', [
    `${row.quotation_no}, ${row.title}, ends on ${untilText(row)}. Its prices are held until then. Please order by that day, in My account.`,
  ]);
}

export function endedMail(letter: Letter, row: Told): Mail {
  return mailTo(letter, row, 'quotation-ends', [
    `${row.quotation_no}, ${row.title}, ended on ${untilText(row)}. You can quote again at today’s prices in My account.`,
  ]);
}
